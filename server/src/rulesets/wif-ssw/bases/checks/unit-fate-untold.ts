import { at, cite, examplesOf, listed, set, under, type WifConstraint } from '../../constraint';
import { cadizRevoked } from '../../scenarios';
import { eventInWords, fateInWords, unitFates, type UnitFate } from '../fates';

export const unitFateUntold: WifConstraint = {
  code: 'unit-fate-untold',
  rule: 'cadiz-rebase',
  severity: 'information',
  title: 'Where a base is lost, the scenario says what becomes of its units',
  *check(scenario) {
    const fates = unitFates(scenario);
    for (const event of scenario.politicalEvents ?? []) {
      const told = event.fates ?? [];
      const untold = fates.filter((fate) => fate.event === event && !told.some(({ unit }) => unit === fate.unit.id));
      if (untold.length === 0) continue;
      const rules = [...new Set(untold.map(({ rule }) => rule))];
      const written = untold.flatMap((fate) => fateAsWritten(fate) ?? []);
      yield {
        message: `When ${eventInWords(event)}, ${untold.map(({ unit, fate }) => `${unit.id} ${fateInWords(fate)}`).join('; ')}${cite(...rules)}. Say so in \`fates\`.`,
        place: at(event, 'event'),
        fixes:
          written.length === 0
            ? []
            : [
                {
                  title: `Add ${written.length === 1 ? 'the fate' : 'the fates'} of ${listed(written.map(({ unit }) => unit))}`,
                  edits: [set(event, 'fates', [...told.map((each) => ({ ...each })), ...written])],
                },
              ],
      };
    }
  },
  examples: examplesOf({
    on: under(cadizRevoked, 'politicalEvents'),
    passes: '- { event: spain-becomes-neutral }',
    fails: `
      - event: us-land-unit-enters-france
        #      ^^^^^^^^^^^^^^^^^^^^^^^^^^ flotilla-2 rebases to Bordeaux
    `,
  }),
};

/** A fate as written in a scenario; the nearest of several ports. Undefined if it is not known. */
function fateAsWritten({ unit: { id }, fate }: UnitFate) {
  if (fate.kind === 'unknown') return undefined;
  const port = fate.kind === 'rebased' ? fate.ports[0]?.name : undefined;
  return { unit: id, fate: fate.kind, ...(port === undefined ? {} : { port }) };
}
