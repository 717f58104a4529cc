import { atKey } from '../../../model/place';
import { unitsOf } from '../facts/force';
import { sectionOf } from '../rules';
import { example, type AwawConstraint } from './constraint';

export const submarineInterceptsAlone: AwawConstraint = {
  code: 'submarine-intercepts-alone',
  rule: 'interception-barred',
  severity: 'error',
  title: 'Each submarine intercepts alone',
  part: 'interceptions',
  scope: 'references',
  *check(interception, _, ids) {
    const units = unitsOf(interception.interceptor, ids).map(({ unit }) => unit);
    const submarines = units.filter(({ type }) => type === 'sub');
    const factors = submarines.reduce((sum, unit) => sum + (unit.type === 'sub' ? (unit.count ?? 1) : 0), 0);
    if (factors === 0 || (factors === 1 && units.length === submarines.length)) return;
    yield {
      message: `${factors === 1 ? 'A submarine intercepts' : `${factors} submarines intercept`} ${units.length > submarines.length ? 'together with others' : 'together'} in ${interception.id}: each submarine intercepts alone (${sectionOf('interception-barred')}). Write an interception for each.`,
      place: atKey(interception, 'interceptor'),
    };
  },
  examples: {
    passes: [
      example`
        ruleset: awaw
        interceptions: [{ id: hunt, against: invasion, interceptor: { units: [{ id: u-47, type: sub }] } }]
      `,
    ],
    fails: [
      example`
        ruleset: awaw
        interceptions: [{ id: hunt, against: invasion, interceptor: { units: [{ id: u-boats, type: sub, count: 2 }] } }]
        #                                              ^^^^^^^^^^^
      `,
    ],
  },
};
