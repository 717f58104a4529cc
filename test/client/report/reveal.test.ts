import assert from 'node:assert/strict';

/** A minimal page for `reveal`: a section in the head of the report or below it. */
function createPage(isInHead: boolean): string[] {
  const went: string[] = [];
  const section = {
    querySelector: () => null,
    closest: (selector: string) => (isInHead && selector === 'header' ? {} : null),
    getBoundingClientRect: () => ({ top: 300 }),
    focus: () => undefined,
    classList: { add: () => undefined, remove: () => undefined },
    offsetWidth: 0,
  };
  Object.assign(globalThis, {
    window: { addEventListener: () => undefined, scrollY: 200, scrollTo: (_x: number, y: number) => went.push(`${y}`) },
    getComputedStyle: () => ({ scrollMarginTop: '40px' }),
    document: { getElementById: () => section, hasFocus: () => false, activeElement: null },
  });
  return went;
}

describe('revealing a section of the report', () => {
  after(() => {
    Reflect.deleteProperty(globalThis, 'window');
    Reflect.deleteProperty(globalThis, 'document');
    Reflect.deleteProperty(globalThis, 'getComputedStyle');
  });

  it('scrolls to the section, except to the outcome in the head, which is shown with the title above it', async () => {
    const below = createPage(false);
    const { reveal } = await import('../../../client/src/report/reveal');
    reveal('odds', false);
    assert.deepEqual(below, ['460']);
    const inHead = createPage(true);
    reveal('outcome', false);
    assert.deepEqual(inHead, ['0']);
  });
});
