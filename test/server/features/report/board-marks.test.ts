import assert from 'node:assert/strict';
import type { Combat, State, Step } from '../../../../server/src/engine/combat';
import { traceCombat } from '../../../../server/src/engine/trace';
import { createBoardReport } from '../../../../server/src/features/report/board';
import type { Mark, Picture, PictureCounter, PictureLink } from '../../../../server/src/model/picture';
import type { ReportBoard } from '../../../../server/src/protocol';

describe('the board of a combat', () => {
  /** A hunt whose only counter is the number of steps that are done. */
  const count = (id: string): Step => ({
    ...{ kind: 'update', id, title: id, rules: [] },
    apply: ([steps]: State) => [steps! + 1],
  });
  const stay: Step = {
    ...{ kind: 'choice', id: 'stay', title: 'Stay', rules: [], by: 'red', keepsState: true },
    options: () => ['stay', 'leave'],
    preferred: () => 'stay',
    apply: (state: State) => state,
  };
  const hunt: Combat = {
    title: 'Hunt',
    counters: [{ name: 'steps', title: 'steps', max: 40 }],
    start: [0],
    steps: [count('search.red'), count('search.blue'), stay, count('strike'), count('end')],
    measures: [],
    summary: () => 'over',
  };
  const owner = {};

  /** @param marks at the start and after each step; the last holds from then on */
  const createCounter = (id: string, units: number, marks?: readonly Mark[], power?: string): PictureCounter => ({
    ...{ id, shape: 'submarine', label: id, title: id, count: units, factors: [] },
    place: { owner, key: id },
    ...(power !== undefined && { power }),
    ...(marks && { mark: ([steps]: State) => marks[Math.min(steps!, marks.length - 1)]! }),
  });
  const hidden = { isHidden: true };
  const boats = createCounter(
    'boats',
    2,
    [hidden, hidden, { isHidden: false, lost: 0 }, { isHidden: true, lost: 1 }, { lost: 1, away: 1 }],
    'germany',
  );
  const plane = createCounter('plane', 1, [{}, {}, {}, { lost: 1 }]);
  const tanker = createCounter('tanker', 1, [hidden]);
  const reserve = createCounter('reserve', 1, [{ away: 1 }]);
  const escort = createCounter('escort', 1, [{}, {}, {}, {}, { damaged: 1 }], 'uk');
  const convoy = createCounter('convoy', 3);

  const createLink = (kind: 'search' | 'strike', from: string, to: string, takenOnce?: string): PictureLink => ({
    ...{ kind, from: from.split(' '), to: to.split(' '), label: '', text: '' },
    ...(takenOnce !== undefined && { takenOnce }),
  });
  const createPicture = (...links: readonly PictureLink[]): Picture => ({
    title: 'The sea',
    sides: [{ side: 'red', about: 'search d10' }, { side: 'blue' }],
    rows: [
      {
        title: 'Section 1',
        scene: 'surface',
        zones: [{ title: 'Pack', counters: [boats, plane, tanker, reserve] }, { counters: [escort] }],
      },
      { title: 'Convoy', scene: 'convoy', zones: [{ counters: [] }, { counters: [convoy] }] },
    ],
    links,
  });
  const drawBoard = (picture: Picture, isTraced = true): ReportBoard =>
    createBoardReport(picture, hunt, {
      getLine: ({ key }) => (key === 'escort' ? 12 : undefined),
      getColor: (power) => `#${power}`,
      getName: (power) => `the ${power.toUpperCase()}`,
      ...(isTraced && { trace: traceCombat(hunt, {}) }),
    });

  it('has its counters with side, line and power, and what has become of them after each step', () => {
    const createUnit = (id: string, units: number, side: string) => ({
      ...{ id, shape: 'submarine', label: id, title: id, count: units, factors: [], side },
    });
    assert.deepEqual(drawBoard(createPicture()), {
      title: 'The sea',
      sides: [{ side: 'red', about: 'search d10' }, { side: 'blue' }],
      notes: [],
      rows: [
        {
          title: 'Section 1',
          scene: 'surface',
          zones: [
            {
              title: 'Pack',
              counters: [
                { ...createUnit('boats', 2, 'red'), power: { letters: 'GE', name: 'GERMANY', color: '#germany' } },
                createUnit('plane', 1, 'red'),
                createUnit('tanker', 1, 'red'),
                createUnit('reserve', 1, 'red'),
              ],
            },
            {
              counters: [
                { ...createUnit('escort', 1, 'blue'), line: 12, power: { letters: 'UK', name: 'UK', color: '#uk' } },
              ],
            },
          ],
        },
        {
          title: 'Convoy',
          scene: 'convoy',
          zones: [{ counters: [] }, { counters: [createUnit('convoy', 3, 'blue')] }],
        },
      ],
      links: [],
      frames: [
        { boats: hidden, tanker: hidden, reserve: { away: 1 } },
        { boats: hidden, tanker: hidden, reserve: { away: 1 } },
        { tanker: hidden, reserve: { away: 1 } },
        { boats: { lost: 1 }, plane: { lost: 1 }, tanker: hidden, reserve: { away: 1 } },
        {
          ...{ boats: { lost: 1, away: 1 }, plane: { lost: 1 }, tanker: hidden, reserve: { away: 1 } },
          escort: { damaged: 1 },
        },
      ],
    });
  });

  it('has the start alone without a trace', () => {
    const { frames, links } = drawBoard(createPicture(createLink('search', 'escort', 'tanker', 'search.')), false);
    assert.deepEqual(frames, [{ boats: hidden, tanker: hidden, reserve: { away: 1 } }]);
    assert.equal(links[0]!.until, undefined);
  });

  it('has a link until all who search or strike are gone, or all whom they look for are found or gone', () => {
    for (const [link, until] of [
      [createLink('search', 'escort', 'boats'), 2],
      [createLink('search', 'escort', 'boats plane'), 2],
      [createLink('search', 'escort', 'boats tanker'), undefined],
      [createLink('strike', 'escort', 'boats'), 4],
      [createLink('strike', 'escort', 'plane'), 3],
      [createLink('strike', 'escort', 'boats plane'), 4],
      [createLink('strike', 'boats plane', 'convoy'), 4],
      [createLink('strike', 'plane', 'convoy'), 3],
      [createLink('strike', 'escort', 'convoy'), undefined],
      [createLink('strike', 'reserve', 'convoy'), 0],
      [createLink('search', 'escort', 'tanker', 'search.'), 3],
      [createLink('search', 'escort', 'tanker', 'search.red'), 2],
      [createLink('search', 'escort', 'tanker', 'end'), undefined],
      [createLink('search', 'escort', 'tanker', 'red'), undefined],
    ] as const) {
      const [drawnLink] = drawBoard(createPicture(link)).links;
      const { takenOnce: _, ...common } = link;
      assert.deepEqual(drawnLink, { ...common, ...(until !== undefined && { until }) });
    }
  });

  it('has the marks of the combat that the picture names, which counts otherwise in the same steps', () => {
    const combat: Combat = {
      ...hunt,
      start: [2],
      steps: hunt.steps.map((step) => (step.kind === 'choice' ? stay : count(step.id))),
    };
    const { frames } = drawBoard({ ...createPicture(), combat });
    assert.deepEqual(
      frames.map(({ plane: mark }) => mark?.lost),
      [undefined, 1, 1, 1, 1],
    );
  });
});
