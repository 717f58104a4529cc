import { placeAt, cite, formatList, setMember, addPath, offer, type WifCheck } from '../../kit';
import { cadizRevoked } from '../../scenarios';
import { formatEvent, formatFate, listUnitFates, type UnitFate } from '../fates';

export const unitFateUntold: WifCheck = {
  rule: 'cadiz-rebase',
  severity: 'information',
  title: 'Where a base is lost, the scenario says what becomes of its units',
  *check(scenario) {
    const fates = listUnitFates(scenario);
    for (const event of scenario.politicalEvents ?? []) {
      const statedFates = event.fates ?? [];
      const unstated = fates.filter(
        (fate) => fate.event === event && !statedFates.some(({ unit }) => unit === fate.unit.id),
      );
      if (unstated.length === 0) continue;
      const rules = [...new Set(unstated.map(({ rule }) => rule))];
      const addedFates = unstated.flatMap((fate) => toScenarioFate(fate) ?? []);
      yield {
        message: `When ${formatEvent(event)}, ${unstated.map(({ unit, fate }) => `${unit.id} ${formatFate(fate)}`).join('; ')}${cite(...rules)}. Say so in \`fates\`.`,
        place: placeAt(event, 'event'),
        fixes:
          addedFates.length === 0
            ? []
            : [
                offer(
                  `Add ${addedFates.length === 1 ? 'the fate' : 'the fates'} of ${formatList(addedFates.map(({ unit }) => unit))}`,
                  setMember(event, 'fates', [...statedFates.map((each) => ({ ...each })), ...addedFates]),
                ),
              ],
      };
    }
  },
  base: addPath(cadizRevoked, 'politicalEvents'),
  passes: '- { event: spain-becomes-neutral }',
  fails: `
    - event: us-land-unit-enters-france
      #      ^^^^^^^^^^^^^^^^^^^^^^^^^^ flotilla-2 rebases to Bordeaux
  `,
};

/** A fate as written in a scenario; the nearest of several ports. Undefined if it is not known. */
function toScenarioFate({ unit: { id }, fate }: UnitFate) {
  if (fate.kind === 'unknown') return undefined;
  const port = fate.kind === 'rebased' ? fate.ports[0]?.name : undefined;
  return { unit: id, fate: fate.kind, ...(port === undefined ? {} : { port }) };
}
