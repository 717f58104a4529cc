import assert from 'node:assert/strict';
import type { Combat, Fire, Loss, State, Step } from '../../../../server/src/engine/combat';
import type { ReportTrace } from '../../../../server/src/protocol';
import { reportTrace } from './report-trace';

describe('the losses in the report of a volley', () => {
  /** Ships that fire at each other; a die of up to 6 hits on every number. */
  const createBattle = (losses: Readonly<Record<string, readonly Loss[]>>, steps: readonly Step[]): Combat => ({
    title: 'Battle',
    counters: ['ships', 'struck', 'damaged', 'boats'].map((name) => ({ name, title: name, max: 9 })),
    start: [3, 0, 0, 3],
    steps,
    losses,
    measures: [],
    summary: () => 'over',
  });
  const createVolley = (id: string, by: string, removal: 'now' | 'afterReturnFire' = 'now') => ({
    ...{ id, title: id, rules: [], by, on: by === 'red' ? 'blue' : 'red', sides: 6 },
    shooters: [
      {
        title: 'guns',
        counters: [by === 'red' ? 3 : 0],
        hitsOn: () => ({ label: 'hit on', base: { rule: 'fire', label: 'guns', by: 3 }, changes: [], total: 3 }),
        targets: () => ['surface'],
        removal: () => removal,
      },
    ],
  });
  const createFire = (id: string, ...volleys: Fire['volleys']): Step => ({
    ...{ kind: 'fire', id, title: id, rules: [] },
    volleys,
  });
  const ship: Loss = { title: 'ship', plural: 'ships', counter: 0, struck: 1, target: 'surface' };
  const boat: Loss = { title: 'boat', plural: 'boats', counter: 3, target: 'surface' };
  const describeLosses = ({ steps }: ReportTrace) =>
    steps.map(({ id, volley }) => [id, volley?.losses?.map(({ text }) => text)]);

  it('say how many units were lost, damaged, or hit before they fire back', () => {
    const damage: Loss = { title: 'damage to a ship', counter: 0, becomes: 2, target: 'surface' };
    for (const [loss, removal, faces, expected] of [
      [ship, 'now', [1, 6, 6], { title: 'ship', plural: 'ships', count: 1, text: 'ship lost' }],
      [ship, 'now', [1, 3, 4], { title: 'ship', plural: 'ships', count: 2, text: '2 ships lost' }],
      [
        ship,
        'afterReturnFire',
        [1, 6, 6],
        { title: 'ship', plural: 'ships', count: 1, text: 'ship hit; it fires back' },
      ],
      [
        ship,
        'afterReturnFire',
        [1, 1, 6],
        { title: 'ship', plural: 'ships', count: 2, text: '2 ships hit; they fire back' },
      ],
      [damage, 'now', [1, 6, 6], { title: 'damage to a ship', count: 1, text: 'damage to a ship' }],
      [damage, 'now', [1, 1, 6], { title: 'damage to a ship', count: 2, text: '2 × damage to a ship' }],
    ] as const) {
      const battle = createBattle({ blue: [loss] }, [createFire('fire', createVolley('red.fire', 'red', removal))]);
      const [step] = reportTrace(battle, { table: { 'red.fire': faces } }).steps;
      assert.deepEqual(step!.volley!.losses, [expected]);
    }
  });

  it('stand with the last of the volleys that fire at a side at once, and with each that fires alone', () => {
    const steps = [
      createFire('first', createVolley('red.1', 'red'), createVolley('blue.1', 'blue'), createVolley('red.2', 'red')),
      createFire('second', createVolley('red.3', 'red')),
    ];
    const dice = { 'red.1': [1, 6, 6], 'blue.1': [1, 6, 6], 'red.2': [6, 6, 6], 'red.3': [1, 6] };
    assert.deepEqual(describeLosses(reportTrace(createBattle({ red: [boat], blue: [ship] }, steps), { table: dice })), [
      ['red.1', undefined],
      ['blue.1', ['boat lost']],
      ['red.2', ['ship lost']],
      ['red.3', ['ship lost']],
    ]);
  });

  it('come with the default order of loss once for each side, at the first volley that hits', () => {
    const steps = [
      createFire('first', createVolley('red.1', 'red'), createVolley('blue.1', 'blue')),
      createFire('second', createVolley('red.2', 'red'), createVolley('blue.2', 'blue')),
    ];
    const battle: Combat = {
      ...createBattle({ red: [boat], blue: [ship] }, steps),
      lossDefaults: () => [
        { side: 'blue', text: 'Ships go first.', rule: 'fire' },
        { side: 'red', text: 'Boats go first.', rule: 'fire' },
        { side: 'green', text: 'Nobody.', rule: 'fire' },
      ],
    };
    const dice = { 'red.1': [6, 6, 6], 'blue.1': [1, 6, 6], 'red.2': [1, 6], 'blue.2': [1, 6, 6] };
    assert.deepEqual(
      reportTrace(battle, { table: dice }).steps.map(({ id, text }) => [id, text]),
      [
        ['red.1', undefined],
        ['blue.1', 'Boats go first.'],
        ['red.2', 'Ships go first.'],
        ['blue.2', undefined],
      ],
    );
  });

  it('come with the default order of loss after the words of a step that decides on them', () => {
    const steps: readonly Step[] = ['blue', 'red', 'blue'].map((on, index) => ({
      ...{ kind: 'update', id: `mines ${index + 1}`, title: 'Mines', rules: [], on },
      apply: (state: State) => state,
      ...(index < 2 && { remark: () => 'Mines explode.' }),
    }));
    const battle: Combat = {
      ...createBattle({}, steps),
      lossDefaults: () => [{ side: 'blue', text: 'Ships go first.', rule: 'fire' }],
    };
    assert.deepEqual(
      reportTrace(battle, {}).steps.map(({ text }) => text),
      ['Mines explode. Ships go first.', 'Mines explode.', undefined],
    );
  });

  it('follow from the hits of dice, and with low luck from those that need no dice', () => {
    const steps = [createFire('fire', { ...createVolley('red.fire', 'red'), lowLuck: { rule: 'fire' } })];
    const [step] = reportTrace(createBattle({ blue: [ship] }, steps), { table: { 'red.fire': 3 } }).steps;
    const { on, sides, shooters, losses } = step!.volley!;
    assert.deepEqual([on, sides, losses!.map(({ text }) => text)], ['blue', 6, ['2 ships lost']]);
    assert.deepEqual(
      shooters.map(({ arithmetic: _, ...shooter }) => shooter),
      [{ title: 'guns', hitsOn: 3, faces: [3], hits: 2, sureHits: 1 }],
    );
  });
});
