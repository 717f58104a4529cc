import { placeAt, cite, addPath, type AwawCheck } from '../../kit';
import { sortie } from '../../scenarios';
import { formatTask } from '../../wording';
import { findInterceptedTask, countInterceptionDice } from '../interception';

export const interceptionOfNothing: AwawCheck = {
  rule: 'interception',
  severity: 'warning',
  title: 'An interception says what is intercepted',
  part: 'interceptions',
  scope: 'references',
  *check(interception, header, ids) {
    const { id, operation } = interception;
    const isUnknown = operation !== undefined && ids.find('operation', operation) === undefined;
    if (isUnknown || countInterceptionDice(interception, header, ids) !== undefined) return;
    const task = findInterceptedTask(interception, ids);
    yield {
      message:
        task === undefined
          ? `${id} does not say what it intercepts, and the dice depend on that${cite('interception')}. Name the \`operation\`, or give \`against\`.`
          : `The dice against a ${formatTask(task)} are not known to us${cite('interception')}, so ${id} is not resolved. Intercept another operation, or roll by your rules.`,
      place: placeAt(interception, task === undefined ? 'id' : operation === undefined ? 'against' : 'operation'),
    };
  },
  base: addPath(sortie, 'interceptions'),
  passes: `
    - id: hunt
      operation: ~
      against: patrol
  `,
  fails: `
    - id: hunt
    #     ^^^^ does not say what it intercepts
      operation: ~
  `,
};
