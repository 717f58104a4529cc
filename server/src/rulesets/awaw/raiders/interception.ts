/** Interception: eligibility, targets, and number of dice (22.2). From one public play aid. */
import { createAmount, type Amount, type Change } from '../../../engine/amount';
import type { Ids } from '../../../model/ids';
import { placeAt } from '../../../model/place';
import type { Header, Interception, Operation, Port, Task } from '../data';
import { isComplete, resolveUnits } from '../force';
import { getGroupSpeed, computeStrength } from '../task-forces/task-force';
import { raiderNumbers } from './numbers';

const numbers = raiderNumbers.interception;

/** Base dice by the intercepted task. */
const baseDice: Readonly<Partial<Record<Task | 'counter-interception', number>>> = {
  raid: numbers.raiders,
  'counter-interception': numbers.raiders,
  'base-change': numbers.ships,
  patrol: numbers.ships,
  'carrier-mission': numbers.ships,
  'naval-redeployment': numbers.ships,
  return: numbers.ships,
  'sea-supply': numbers.supply,
  'sea-transport': numbers.supply,
  invasion: numbers.supply,
  'shore-bombardment': numbers.supply,
  'sea-escort': numbers.supply,
  'convoy-route': numbers.supply,
};

/** The intercepted operation, if the scenario has it. */
export function findInterceptedOperation({ operation }: Interception, ids: Ids): Operation | undefined {
  return operation === undefined ? undefined : (ids.find('operation', operation)?.object as Operation | undefined);
}

/** The intercepted task; undefined if the scenario does not say. */
export function findInterceptedTask(interception: Interception, ids: Ids): Task | 'counter-interception' | undefined {
  return interception.against ?? findInterceptedOperation(interception, ids)?.task;
}

/** The interception dice before the limits of 0 and 8; undefined if the task is unknown. */
export function countInterceptionDice(interception: Interception, header: Header, ids: Ids): Amount | undefined {
  const operation = findInterceptedOperation(interception, ids);
  const task = findInterceptedTask(interception, ids);
  const staysForCombat = task === 'patrol' && operation?.staysForCombat === true;
  const dice = task === undefined ? undefined : staysForCombat ? numbers.stayingPatrol : baseDice[task];
  if (task === undefined || dice === undefined) return undefined;
  const units = resolveUnits(interception.interceptor, ids);
  const areSubmarines = units.length > 0 && units.every(({ unit }) => unit.type === 'sub');
  const isSlow = getGroupSpeed(units, header)?.speed === 'slow';
  const port =
    interception.from === undefined ? undefined : (ids.find('port', interception.from)?.object as Port | undefined);
  const enemy = operation ? computeStrength(resolveUnits(operation, ids), header) : undefined;
  const enemyFactors =
    interception.enemyFactors ??
    (operation && enemy?.isCertain && isComplete(operation, ids) && enemy.factors > 0 ? enemy.factors : undefined);
  const spotters = Math.min(numbers.spotters, interception.spotters ?? 0);
  const isMissionTask = task === 'invasion' || task === 'shore-bombardment';
  return createAmount('interception dice', createChange('what is intercepted', dice), [
    createChange('search squadrons that spot', spotters, interception, 'spotters'),
    interception.moreCodebreaking
      ? createChange('more codebreaking cards', numbers.codebreaking, interception, 'moreCodebreaking')
      : undefined,
    interception.inMissionHex && isMissionTask
      ? createChange('in the hex of the mission', numbers.missionHex, interception, 'inMissionHex')
      : undefined,
    interception.inInterceptionHex && task === 'counter-interception'
      ? createChange('in the hex of the interception', numbers.interceptionHex, interception, 'inInterceptionHex')
      : undefined,
    isSlow ? createChange('a slow ship', numbers.slow, interception, 'interceptor') : undefined,
    areSubmarines && interception.submarinePatrol !== true
      ? createChange('submarines', numbers.submarines, interception, 'interceptor')
      : undefined,
    port?.operational === false && !areSubmarines
      ? createChange('from a port that is not operational', numbers.nonOperational, interception, 'from')
      : undefined,
    enemyFactors !== undefined && enemyFactors < numbers.smallBelow
      ? createChange(`fewer than ${numbers.smallBelow} naval factors`, numbers.small, interception, 'enemyFactors')
      : undefined,
  ]);
}

/** Whether units need no dice: German units in the Murmansk box, which intercept only traffic of Bergen. */
export function interceptsWithoutDice({ fromBox, interceptor }: Interception, ids: Ids): boolean {
  const nations = resolveUnits(interceptor, ids).map(({ nation }) => nation);
  return fromBox === 'murmansk' && nations.length > 0 && nations.every((nation) => nation === 'germany');
}

/** The number of dice rolled, limited to 0 to 8. */
export function countRolledDice({ total }: Amount): number {
  return Math.min(numbers.max, Math.max(numbers.least, total));
}

function createChange(label: string, difference: number, from?: Interception, key?: keyof Interception): Change {
  return { rule: 'interception', label, by: difference, ...(from === undefined ? {} : { from: placeAt(from, key) }) };
}
