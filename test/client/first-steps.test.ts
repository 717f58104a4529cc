import assert from 'node:assert/strict';
import { mock } from 'node:test';
import { createFirstStepsMiddleware, completeStepOnResult, republishSteps } from '../../client/src/first-steps';
import { desk, type Tab } from '../support/vscode/desk';
import { TabInputText, Uri } from '../support/vscode/values';

/** What was published: each step is set for a moment, as VS Code counts changes. */
const listPublished = () => desk.executed.splice(0).map(([, key, isDone]) => [key, isDone]);
const hovered = [
  ['asdic.hasHovered', true],
  ['asdic.hasHovered', false],
];

describe('the steps of the walkthrough', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
  afterEach(() => mock.timers.reset());

  const open = (...inputs: unknown[]) => {
    const opened = inputs.map((input): Tab => ({ input, isActive: true, group: desk.group }));
    desk.events.tabs.fire({ opened, changed: [] });
  };

  it('the steps of the walkthrough are done when there is a result', () => {
    assert.equal(completeStepOnResult('hasHovered', undefined), undefined);
    assert.deepEqual(listPublished(), []);
    assert.equal(completeStepOnResult('hasHovered', 7), 7);
    assert.deepEqual(listPublished(), hovered);
  });

  it('the steps of the walkthrough count as well if they were done before it was opened', () => {
    completeStepOnResult('hasHovered', 7);
    const listener = republishSteps();
    listPublished();
    open(new TabInputText(Uri.parse('file:///a.md')));
    mock.timers.tick(5000);
    assert.deepEqual(listPublished(), [], 'a file is no walkthrough');
    open(undefined);
    mock.timers.tick(1000);
    open(new TabInputText(Uri.parse('file:///a.md')), undefined);
    mock.timers.tick(1499);
    assert.deepEqual(listPublished(), [], 'VS Code does not watch them yet');
    mock.timers.tick(1);
    const published = listPublished();
    assert.deepEqual(
      published.filter(([key]) => key === 'asdic.hasHovered'),
      hovered,
    );
    open(undefined);
    listener.dispose();
    open(undefined);
    mock.timers.tick(5000);
    assert.deepEqual(listPublished(), [], 'after the end');
  });

  it('the steps of the walkthrough include a mended problem: a fix that changes the text', async () => {
    const resolve = (action: object | undefined) =>
      createFirstStepsMiddleware().resolveCodeAction!({} as never, {} as never, () => action as never);
    await resolve(undefined);
    await resolve({ title: 'Explain' });
    assert.deepEqual(listPublished(), []);
    const fix = { title: 'Mend', edit: {} };
    assert.equal(await resolve(fix), fix);
    assert.deepEqual(listPublished()[0], ['asdic.hasMended', true]);
  });
});
