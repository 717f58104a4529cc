import { placeAt, cite, setMember, offer, type WifCheck } from '../../kit';
import type { Engagement, Header, Scenario } from '../../data';
import { listJoiningSubs, listOwnedUnits, type OwnedUnit } from '../../groups';
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
    const datedUnit = findFirstDatedUnit(scenario);
    if (datedUnit === undefined) return;
    yield {
      message: `The value of ${datedUnit.unit.id} depends on the date, but the scenario has no \`turn\`${cite('asw-at-start', 'torpedo-penalty')}. Until you add it, the values of the start hold.`,
      place: placeAt(scenario, 'ruleset'),
      related: [{ message: `${datedUnit.unit.id} is here.`, place: placeAt(datedUnit.unit, 'id') }],
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
function findFirstDatedUnit(scenario: Scenario): OwnedUnit | undefined {
  for (const engagement of scenario.engagements ?? []) {
    const datedUnit = findDatedUnit(engagement, scenario);
    if (datedUnit !== undefined) return datedUnit;
  }
  return undefined;
}

function findDatedUnit(engagement: Engagement, header: Header): OwnedUnit | undefined {
  const years = [aswIn1942.year - 1, aswIn1942.year, aswIn1943.year];
  const escort = [...listOwnedUnits(engagement.convoy), ...listOwnedUnits(engagement.interception)].find(
    ({ unit, owner }) => {
      const values = years.map(
        (year) => computeAswValue(unit, owner, { ...header, turn: { year, months: 'jan-feb' } }).total,
      );
      return new Set(values).size > 1;
    },
  );
  const hasTorpedoDate = header.powers?.[torpedoPower]?.atWarSince !== undefined;
  return (
    escort ?? (hasTorpedoDate ? listJoiningSubs(engagement).find(({ owner }) => owner === torpedoPower) : undefined)
  );
}
