import { placeAt, cite, type AwawCheck } from '../../kit';
import type { Header, Operation } from '../../data';
import { collectNations, resolveUnits, type OwnedUnit } from '../../force';
import { sortie } from '../../scenarios';
import { westernAllies } from '../../transports/transports';
import { getSideOfNation } from '../../wording';
import { findInterceptedOperation } from '../interception';

export const interceptionBarredTarget: AwawCheck = {
  rule: 'interception-barred',
  title: 'Some operations are not intercepted',
  part: 'interceptions',
  scope: 'references',
  *check(interception, header, ids) {
    const operation = findInterceptedOperation(interception, ids);
    if (operation === undefined) return;
    const reason = explainExemption(operation, resolveUnits(operation, ids), header);
    if (reason === undefined) return;
    yield {
      message: `${operation.id} cannot be intercepted: ${reason}${cite('interception-barred')}. Remove ${interception.id}, or correct the operation.`,
      place: placeAt(interception, 'operation'),
      related: [{ message: 'The operation is here.', place: placeAt(operation, 'task') }],
    };
  },
  base: sortie,
  passes: 'operations/sortie: task: raid',
  fails: `
    operations:
      - id: sortie
        task: raid
        fromSea: true
    interceptions:
      - id: hunt
        operation: sortie
    #              ^^^^^^ raiders that began at sea
  `,
};

/** Explains why an operation cannot be intercepted; undefined if it can, or if that is unknown. */
function explainExemption(operation: Operation, units: readonly OwnedUnit[], header: Header): string | undefined {
  const { task } = operation;
  const areAll = (...types: readonly string[]) =>
    units.length > 0 && units.every(({ unit }) => types.includes(unit.type));
  const nations = [...collectNations(units)];
  if (areAll('sub')) return 'submarines are not intercepted';
  if (operation.murmansk === true && task === 'raid') return 'raiders to or from the Murmansk box are not intercepted';
  if (operation.murmansk === true && nations.length > 0 && nations.every((nation) => nation === 'germany'))
    return 'German units to or from the Murmansk box are not intercepted';
  if (task === 'raid' && operation.fromSea === true) return 'raiders that began at sea are not intercepted';
  if (task !== 'sw-box-move') return undefined;
  if (areAll('asw')) return 'ASW to or from SW boxes is not intercepted';
  const areWesternAllies = nations.every(
    (nation) => westernAllies.has(nation) && getSideOfNation(nation, header) !== 'axis',
  );
  return areAll('transport') && nations.length > 0 && areWesternAllies
    ? 'Western Allied transports to or from SW boxes are not intercepted'
    : undefined;
}
