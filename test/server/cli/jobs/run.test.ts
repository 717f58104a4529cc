import assert from 'node:assert/strict';
import path from 'node:path';
import { createAnalysisContext } from '../../../../server/src/cli/analyse';
import { serveJob, type ThreadMessage } from '../../../../server/src/cli/jobs/run';
import { createRulesetsOnDemand } from '../../../../server/src/cli/rulesets';
import { dedent } from '../../../support/fixture';
import { biscay, twoZones } from '../scenarios';

describe('a job in a thread', () => {
  const folder = path.resolve('.');
  const rulesets = createRulesetsOnDemand();

  async function serve(
    text: string,
    loadForText = rulesets.loadForText.bind(rulesets),
  ): Promise<readonly ThreadMessage[]> {
    const messages: ThreadMessage[] = [];
    const context = createAnalysisContext({ rulesets: { ...rulesets, loadForText }, folder });
    const source = { name: '-', path: path.join(folder, '-'), text: dedent(text) };
    const job = { kind: 'odds', source, choice: {} } as const;
    await serveJob({ id: 7, job }, context, (message) => messages.push(message));
    return messages;
  }

  it('posts each item, then that it is done', async () => {
    for (const [text, count] of [
      [biscay, 1],
      [twoZones, 2],
    ] as const) {
      const messages = (await serve(text)).filter((message) => !('progress' in message));
      assert.equal(messages.filter((message) => 'item' in message).length, count);
      assert.deepEqual(messages.at(-1), { id: 7, done: true });
    }
  });

  it('posts why it failed, and never that it is done', async () => {
    const [message, ...more] = await serve(biscay, () => Promise.reject(new Error('lost')));
    assert.ok(message && 'failed' in message);
    assert.match(message.failed, /^Error: lost\n/);
    assert.deepEqual(more, []);
  });
});
