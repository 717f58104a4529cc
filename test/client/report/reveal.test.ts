import assert from 'node:assert/strict';
import { mock } from 'node:test';

/** What a page of the report did. */
const record: string[] = [];
const takeRecord = () => record.splice(0);

/** A section of the report, in its head or below it. */
function createSection({ isInHead = false, details }: { isInHead?: boolean; details?: { open: boolean } } = {}) {
  return {
    querySelector: () => details ?? null,
    closest: (selector: string) => (isInHead && selector === 'header' ? {} : null),
    getBoundingClientRect: () => ({ top: 300 }),
    focus: ({ preventScroll }: { preventScroll: boolean }) => record.push(`focus${preventScroll ? ' in place' : ''}`),
    classList: { add: () => record.push('lit'), remove: () => record.push('unlit') },
    offsetWidth: 0,
  };
}

describe('revealing a section of the report', () => {
  const listeners: (() => void)[] = [];
  const page = {
    section: createSection() as ReturnType<typeof createSection> | null,
    hasFocus: false,
    activeElement: null as { matches(selector: string): boolean } | null,
    margin: '40px',
    links: null as { offsetHeight: number } | null,
  };
  let module: typeof import('../../../client/src/report/reveal');

  before(async () => {
    Object.assign(globalThis, {
      window: {
        addEventListener: (_event: string, listener: () => void) => listeners.push(listener),
        scrollY: 200,
        scrollTo: (x: number, y: number) => record.push(`scroll ${x} ${y}`),
      },
      getComputedStyle: () => ({ scrollMarginTop: page.margin }),
      document: {
        getElementById: () => page.section,
        hasFocus: () => page.hasFocus,
        get activeElement() {
          return page.activeElement;
        },
        querySelector: () => page.links,
        documentElement: { style: { setProperty: (name: string, value: string) => record.push(`${name} ${value}`) } },
      },
    });
    module = await import('../../../client/src/report/reveal');
  });
  after(() => {
    for (const name of ['window', 'document', 'getComputedStyle']) Reflect.deleteProperty(globalThis, name);
  });
  beforeEach(() => {
    mock.timers.enable({ apis: ['setTimeout'] });
    Object.assign(page, {
      section: createSection(),
      hasFocus: false,
      activeElement: null,
      margin: '40px',
      links: null,
    });
    takeRecord();
  });
  afterEach(() => mock.timers.reset());

  const reveal = (takesFocus = false) => {
    module.reveal('odds', takesFocus);
    return takeRecord();
  };

  it('scrolls to the section, except to the outcome in the head, which is shown with the title above it', () => {
    assert.deepEqual(reveal(), ['scroll 0 460', 'unlit', 'lit']);
    page.margin = '';
    assert.equal(reveal()[0], 'scroll 0 500');
    page.section = createSection({ isInHead: true });
    assert.equal(reveal()[0], 'scroll 0 0');
    page.section = null;
    assert.deepEqual(reveal(), [], 'the report has no such section');
  });

  it('unfolds the section', () => {
    const details = { open: false };
    page.section = createSection({ details });
    reveal();
    assert.equal(details.open, true);
  });

  it('highlights the section for a moment', () => {
    reveal();
    mock.timers.tick(1399);
    assert.deepEqual(takeRecord(), []);
    mock.timers.tick(1);
    assert.deepEqual(takeRecord(), ['unlit']);
  });

  it('focuses the section at once if that is wished or the view has the focus, else as soon as it has', () => {
    assert.equal(reveal(true)[0], 'focus in place');
    page.hasFocus = true;
    assert.equal(reveal()[0], 'focus in place');
    listeners.forEach((listener) => listener());
    assert.deepEqual(takeRecord(), [], 'that is done');
    page.hasFocus = false;
    reveal();
    for (const expected of [['focus in place'], []]) {
      listeners.forEach((listener) => listener());
      assert.deepEqual(takeRecord(), expected);
    }
  });

  it('leaves the focus on a button beside the outcome, which may be pressed again', () => {
    page.activeElement = { matches: (selector) => selector === 'button.action' };
    module.reveal('outcome', true);
    assert.ok(!takeRecord().includes('focus in place'));
    assert.ok(reveal(true).includes('focus in place'), 'another section');
    page.activeElement = { matches: () => false };
    module.reveal('outcome', true);
    assert.ok(takeRecord().includes('focus in place'));
  });

  it('tells the style sheet how high the links to the sections are', () => {
    module.measureLinks();
    page.links = { offsetHeight: 37 };
    module.measureLinks();
    assert.deepEqual(takeRecord(), ['--links 0px', '--links 37px']);
  });

  it('moves along the links to the sections by the arrow keys, around both ends', () => {
    const links = [0, 1, 2].map((index) => ({
      focus: () => record.push(`link ${index}`),
      closest: (selector: string) => (selector === 'nav.sections a' ? links[index] : null),
      parentElement: { querySelectorAll: () => links },
    }));
    const press = (key: string, target: unknown) => {
      module.moveAlongLinks({ key, target, preventDefault: () => record.push('handled') } as never);
      return takeRecord();
    };
    assert.deepEqual(press('ArrowRight', links[0]), ['link 1', 'handled']);
    assert.deepEqual(press('ArrowDown', links[2]), ['link 0', 'handled']);
    assert.deepEqual(press('ArrowLeft', links[0]), ['link 2', 'handled']);
    assert.deepEqual(press('ArrowUp', links[2]), ['link 1', 'handled']);
    assert.deepEqual(press('Enter', links[0]), []);
    assert.deepEqual(press('ArrowRight', { closest: () => null }), []);
    assert.deepEqual(press('ArrowRight', null), []);
  });
});
