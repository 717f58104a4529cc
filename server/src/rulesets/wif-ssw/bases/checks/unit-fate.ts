import type { Fix } from '../../../../model/diagnostic';
import { placeAt, cite, removeMember, setMember, addPath, removeItem, type WifCheck } from '../../kit';
import type { PoliticalEvent, Scenario } from '../../data';
import { cadizRevoked } from '../../scenarios';
import { formatEvent, formatFate, listUnitFates, type Fate } from '../fates';

type StatedFate = NonNullable<PoliticalEvent['fates']>[number];

export const unitFate: WifCheck = {
  rule: 'cadiz-rebase',
  title: 'A unit whose base is lost goes where the rules send it',
  *check(scenario) {
    const fates = listUnitFates(scenario);
    for (const event of scenario.politicalEvents ?? []) {
      for (const [index, statedFate] of (event.fates ?? []).entries()) {
        const computedFate = fates.find((fate) => fate.event === event && fate.unit.id === statedFate.unit);
        if (computedFate === undefined) {
          if (!isAtBase(statedFate.unit, scenario)) continue;
          yield {
            message: `${statedFate.unit} loses no base when ${formatEvent(event)}, so nothing becomes of it${cite('cadiz-rebase')}. Remove the fate.`,
            place: placeAt(statedFate, 'unit'),
            fixes: [removeItem(event.fates!, index, `Remove the fate of ${statedFate.unit}`)],
          };
        } else if (!isConsistent(statedFate, computedFate.fate)) {
          yield {
            message: `When ${formatEvent(event)}, ${statedFate.unit} ${formatFate(computedFate.fate)}${cite(computedFate.rule)}. Correct its fate.`,
            place: placeAt(statedFate, statedFate.fate === computedFate.fate.kind ? 'port' : 'fate'),
            related: [{ message: `${statedFate.unit} is here.`, place: placeAt(computedFate.unit, 'id') }],
            fixes: createFixes(statedFate, computedFate.fate),
          };
        }
      }
    }
  },
  base: addPath(cadizRevoked, 'politicalEvents'),
  passes: `
    - event: us-land-unit-enters-france
      fates:
        - { unit: flotilla-2, fate: rebased, port: Bordeaux }
        - { unit: flotilla-3, fate: destroyed }
  `,
  fails: `
    - event: us-land-unit-enters-france
      fates:
        - { unit: flotilla-2, fate: rebased, port: Bordeaux }
        - { unit: flotilla-3, fate: rebased, port: Bordeaux }
        #                           ^^^^^^^ no eligible port lies within its range of 3
  `,
  fixed: `
    - event: us-land-unit-enters-france
      fates:
        - { unit: flotilla-2, fate: rebased, port: Bordeaux }
        - { unit: flotilla-3, fate: destroyed }
  `,
};

/** True if a unit is at a historic base; ids of units elsewhere are not checked. */
function isAtBase(id: string, { bases }: Scenario): boolean {
  return [bases?.cadiz, bases?.azores].some((base) => base?.units?.some((unit) => unit.id === id));
}

/** True if the stated fate is possible. If information is missing, several fates are. */
function isConsistent({ fate, port }: StatedFate, computedFate: Fate): boolean {
  if (computedFate.kind === 'unknown')
    return fate === 'rebased' || (fate === 'destroyed' && computedFate.lacks === 'range');
  if (fate !== computedFate.kind) return false;
  return computedFate.kind !== 'rebased' || port === undefined || computedFate.ports.some(({ name }) => name === port);
}

/** Corrects the fate; preferred unless there are several ports to choose from. */
function createFixes(statedFate: StatedFate, computedFate: Fate): readonly Fix[] {
  if (computedFate.kind === 'unknown') return [];
  const fateEdit = setMember(statedFate, 'fate', computedFate.kind);
  if (computedFate.kind !== 'rebased') {
    const edits = statedFate.port === undefined ? [fateEdit] : [fateEdit, removeMember(statedFate, 'port')];
    return [{ title: `Change the fate of ${statedFate.unit} to ${computedFate.kind}`, edits, preferred: true }];
  }
  return computedFate.ports.map(({ name }) => ({
    title: `Rebase ${statedFate.unit} to ${name}`,
    edits:
      statedFate.fate === 'rebased'
        ? [setMember(statedFate, 'port', name)]
        : [fateEdit, setMember(statedFate, 'port', name)],
    preferred: computedFate.ports.length === 1,
  }));
}
