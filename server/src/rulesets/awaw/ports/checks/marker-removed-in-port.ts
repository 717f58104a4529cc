import { appendItem, placeAt, cite, formatList, setMember, type AwawCheck } from '../../kit';
import type { Header } from '../../data';
import { isComplete, resolveMembers, type OwnedUnit } from '../../force';
import { pacificFleet } from '../../scenarios';
import { getMinimumStrength, listReinforcements, computeStrength } from '../../task-forces/task-force';

export const markerRemovedInPort: AwawCheck = {
  rule: 'marker-removed-in-port',
  severity: 'warning',
  title: 'A task force in port that is too weak is brought up to strength or dissolved',
  part: 'taskForces',
  scope: 'references',
  *check(taskForce, header, ids) {
    if (taskForce.location === 'at-sea') return;
    const units = resolveMembers(taskForce, ids);
    const minimum = getMinimumStrength(header);
    const { factors, isCertain } = computeStrength(units, header);
    if (units.length === 0 || !isCertain || factors >= minimum || !isComplete(taskForce, ids)) return;
    const reinforcements = listReinforcements(taskForce, ids);
    const added = chooseReinforcements(units, reinforcements, header);
    // A ship of unknown size may be enough.
    if (added === undefined && !computeStrength(reinforcements, header).isCertain) return;
    const names = added?.map(({ unit }) => unit.id);
    const outcome = names
      ? `its marker stays only if units in the port bring it up to strength${cite('marker-removed-in-port')}. Add ${formatList(names)} from the port.`
      : `its marker is removed${cite('marker-removed-in-port')}. Remove the task force, and put its ships in the port.`;
    yield {
      message: `${taskForce.id} is in port with ${factors} of the ${minimum} naval factors it needs (option \`minimumStrength\`): ${outcome}`,
      place: placeAt(taskForce, 'id'),
      fixes: names
        ? [
            {
              title: `Add ${formatList(names)}`,
              edits: taskForce.members
                ? names.map((name) => appendItem(taskForce.members!, name))
                : [setMember(taskForce, 'members', names)],
              preferred: true,
            },
          ]
        : [],
    };
  },
  base: pacificFleet,
  passes: `
    options: { minimumStrength: 10 }
    taskForces:
      - id: tf-8
        location: in-port
        port: pearl-harbor
        units: [{ id: destroyers, type: dd, count: 10 }]
  `,
  fails: `
    options: { minimumStrength: 10 }
    taskForces:
      - id: tf-8
    #       ^^^^ its marker stays only if units in the port bring it up
        location: in-port
        port: pearl-harbor
        units: [{ id: destroyers, type: dd, count: 6 }]
  `,
  fixed: `
    taskForces:
      - id: tf-8
        members: [nevada, fletchers]
  `,
};

/**
 * Chooses units that bring a task force up to strength: other ships first, in file order, then fast carriers if needed. Undefined if no
 * choice is enough without too many carriers.
 */
function chooseReinforcements(
  units: readonly OwnedUnit[],
  reinforcements: readonly OwnedUnit[],
  header: Header,
): readonly OwnedUnit[] | undefined {
  const minimum = getMinimumStrength(header);
  const isEnough = (added: readonly OwnedUnit[]): boolean => {
    const { factors, carriers, maxCarriers } = computeStrength([...units, ...added], header);
    return factors >= minimum && carriers <= maxCarriers;
  };
  const isCarrier = (owned: OwnedUnit): boolean => computeStrength([owned], header).carriers > 0;
  const ships = reinforcements.filter((owned) => !isCarrier(owned));
  for (let count = 1; count <= ships.length; count++) if (isEnough(ships.slice(0, count))) return ships.slice(0, count);
  // One choice for each sum of carrier factors: only the sum matters.
  const choices = new Map<number, readonly OwnedUnit[]>([[0, []]]);
  for (const carrier of reinforcements.filter(isCarrier))
    for (const choice of [...choices.values()]) {
      const chosenCarriers = [...choice, carrier];
      const { factors } = computeStrength(chosenCarriers, header);
      if (isEnough([...ships, ...chosenCarriers])) return [...ships, ...chosenCarriers];
      if (!choices.has(factors)) choices.set(factors, chosenCarriers);
    }
  return undefined;
}
