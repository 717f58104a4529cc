import { atKey } from '../../../../model/place';
import { isSub } from '../../data';
import { zoneName } from '../../wording';
import { examplesOf, under, type WifConstraint } from '../../constraint';
import { cite } from '../../rules';
import { biscay } from '../../scenarios';
import { moveUnit } from '../../fixes';

export const noSubmarine: WifConstraint = {
  code: 'no-submarine',
  rule: 'initiation',
  severity: 'error',
  title: 'The sub side has a submarine in the sea zone',
  part: 'engagements',
  scope: 'part',
  *check(engagement) {
    const { subs, convoy } = engagement;
    if (subs.units.some(isSub)) return;
    const elsewhere = (convoy.units ?? []).filter((unit) => isSub(unit) && unit.section !== 'convoy');
    yield {
      message: `The sub side has no submarine in ${zoneName(engagement)}, so it cannot begin strategic submarine warfare there${cite('initiation')}. Add submarines, or remove the engagement.`,
      place: atKey(engagement, 'subs'),
      fixes: elsewhere.map((unit) => ({
        title: `Move ${unit.id} to the sub side`,
        edits: moveUnit(unit, convoy.units ?? [], subs),
      })),
    };
  },
  examples: examplesOf({
    on: under(biscay, 'engagements'),
    passes: `
      - id: biscay
        subs:
          units:
            - { id: flotilla-7, type: sub, attack: 3, section: 3, joins: false }
            - { id: flotilla-1, type: sub, attack: 4, section: 4 }
    `,
    fails: `
      - id: biscay
        subs:
      # ^^^^ has no submarine in Bay of Biscay
          units:
            - ~ flotilla-7
            - { id: condor, type: nav, range: 14, airToSea: 2, section: 4 }
    `,
  }),
};
