import { placeAtKey, cite, addPath, type AwawCheck } from '../../kit';
import { resolveUnits } from '../../force';
import { sortie } from '../../scenarios';

export const submarineInterceptsAlone: AwawCheck = {
  rule: 'interception-barred',
  title: 'Each submarine intercepts alone',
  part: 'interceptions',
  scope: 'references',
  *check(interception, _, ids) {
    const units = resolveUnits(interception.interceptor, ids).map(({ unit }) => unit);
    const submarines = units.filter(({ type }) => type === 'sub');
    const factors = submarines.reduce((sum, unit) => sum + (unit.type === 'sub' ? (unit.count ?? 1) : 0), 0);
    if (factors === 0 || (factors === 1 && units.length === submarines.length)) return;
    yield {
      message: `${factors === 1 ? 'A submarine intercepts' : `${factors} submarines intercept together`}${units.length > submarines.length ? ' with other units' : ''} in ${interception.id}: each submarine intercepts alone${cite('interception-barred')}. Write an interception for each.`,
      place: placeAtKey(interception, 'interceptor'),
    };
  },
  base: addPath(sortie, 'interceptions'),
  passes: `
    - id: hunt
      against: invasion
      interceptor: { units: [{ id: i-168, type: sub }] }
  `,
  fails: `
    - id: hunt
      against: invasion
      interceptor: { units: [{ id: i-boats, type: sub, count: 2 }] }
    # ^^^^^^^^^^^ each submarine intercepts alone
  `,
};
