import { placeAt, cite, setMember, offer, type WifCheck } from '../../kit';
import type { Engagement, Header, Scenario } from '../../data';
import { listJoiningSubs, listOwned, type Owned } from '../../groups';
import { biscay } from '../../scenarios';
import { torpedoPower } from '../../torpedoes/period';
import { computeAswValue } from '../asw-value';
import { aswIn1942, aswIn1943 } from '../numbers';

export const turnMissing: WifCheck = {
  rule: 'asw-at-start',
  severity: 'information',
  title: 'The scenario gives the turn where values depend on the date',
  *check(scenario) {
    if (scenario.turn !== undefined) return;
    const dated = findFirstDatedUnit(scenario);
    if (dated === undefined) return;
    yield {
      message: `The value of ${dated.unit.id} depends on the date, but the scenario has no \`turn\`${cite('asw-at-start', 'torpedo-penalty')}. Until you add it, the values of the start hold.`,
      place: placeAt(scenario, 'ruleset'),
      related: [{ message: `${dated.unit.id} is here.`, place: placeAt(dated.unit, 'id') }],
      fixes: [
        offer(
          'Add the turn sep-oct 1939, the start of the campaign',
          setMember(scenario, 'turn', { year: 1939, months: 'sep-oct' }),
        ),
      ],
    };
  },
  base: biscay,
  passes: `
    turn: { year: 1943, months: mar-apr }
    engagements/biscay/convoy/units:
      - { id: norfolk, type: scs, cost1: 2 }
  `,
  fails: `
    ruleset: wif-ssw
    #        ^^^^^^^ The value of norfolk depends on the date
    turn: ~
    engagements/biscay/convoy/units:
      - { id: norfolk, type: scs, cost1: 2 }
  `,
};

/** The first unit whose value depends on the date. */
function findFirstDatedUnit(scenario: Scenario): Owned | undefined {
  for (const engagement of scenario.engagements ?? []) {
    const dependent = findDatedUnit(engagement, scenario);
    if (dependent !== undefined) return dependent;
  }
  return undefined;
}

function findDatedUnit(engagement: Engagement, header: Header): Owned | undefined {
  const years = [aswIn1942.year - 1, aswIn1942.year, aswIn1943.year];
  const escort = [...listOwned(engagement.convoy), ...listOwned(engagement.interception)].find(({ unit, owner }) => {
    const values = years.map(
      (year) => computeAswValue(unit, owner, { ...header, turn: { year, months: 'jan-feb' } }).total,
    );
    return new Set(values).size > 1;
  });
  const hasTorpedoDate = header.powers?.[torpedoPower]?.atWarSince !== undefined;
  return (
    escort ?? (hasTorpedoDate ? listJoiningSubs(engagement).find(({ owner }) => owner === torpedoPower) : undefined)
  );
}
