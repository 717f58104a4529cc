/** A board with every kind of counter. */
import type { BoardCounter, ReportBoard } from '../../../../server/src/protocol';

const createCounter = (id: string, side: string, more: Partial<BoardCounter> = {}): BoardCounter => ({
  ...{ id, side, shape: 'destroyer', label: id, title: `${id} of a side`, count: 1, factors: [] },
  ...more,
});
const japan = { letters: 'JP', name: 'Japan', color: '#d65f4f' };
const hits = { sign: 'H', title: 'hits with', value: '3', isDie: true };
/** A board with every kind of counter, before the first step and after it. */
export const board: ReportBoard = {
  title: 'the battle in SZ 49',
  sides: [{ side: 'attacker', about: 'search d10 -4' }, { side: 'defender' }],
  rows: [
    {
      ...{ title: 'In the air', scene: 'air' },
      zones: [
        {
          counters: [
            createCounter('zeros', 'attacker', { power: japan, count: 3, line: 9, factors: [hits], isShield: true }),
          ],
        },
        { counters: [] },
      ],
    },
    {
      ...{ title: 'On the surface, where the fleets meet', scene: 'surface' },
      zones: [
        {
          counters: ['a', 'b', 'c', 'd', 'e'].map((id) =>
            createCounter(id, 'attacker', {
              count: 2,
              factors: [
                { sign: 'A', title: 'attack', value: '2' },
                { sign: '+', title: 'bonus', value: '1' },
              ],
            }),
          ),
        },
        {
          counters: [
            createCounter('american-battleship-1', 'defender', {
              shape: 'battleship',
              line: 20,
              first: 'radar',
              factors: [hits],
            }),
            createCounter('tankers', 'defender', { isScreened: true, count: 8, idle: 'they carry oil' }),
          ],
        },
      ],
    },
    {
      ...{ title: 'Groups', scene: 'deep' },
      zones: [
        {
          title: 'Group 1',
          counters: [createCounter('i-1', 'attacker', { count: 7 }), createCounter('i-2', 'attacker', { count: 4 })],
        },
        { title: 'Group 2', counters: [createCounter('gato', 'defender'), createCounter('tang', 'defender')] },
      ],
    },
  ],
  links: [
    { kind: 'search', from: ['a'], to: ['gato', 'tang'], label: '58%', text: 'a looks for submarines', until: 5 },
    { kind: 'strike', from: ['i-1', 'i-2'], to: ['gato', 'tang'], label: 'x2', text: 'the submarines fight' },
    { kind: 'strike', from: ['zeros', 'b'], to: ['american-battleship-1'], label: '', text: 'the zeros strike' },
    {
      kind: 'strike',
      from: ['a', 'b', 'c', 'd'],
      to: ['american-battleship-1', 'tankers'],
      label: '12%',
      text: 'all strike',
    },
  ],
  notes: ['rain'],
  frames: [
    { gato: { isHidden: true }, tang: { isHidden: true } },
    ...Array.from({ length: 4 }, () => ({})),
    {
      ...{ a: { lost: 2 }, b: { lost: 1, damaged: 1 }, c: { away: 2 }, d: { damaged: 2 } },
      ...{ zeros: { lost: 1, away: 1, factors: [{ ...hits, value: '1' }] }, gato: { isHidden: true } },
      ...{
        'i-1': { lost: 3 },
        tang: { lost: 1, isHidden: true },
        tankers: { away: 2 },
        'i-2': { damaged: 1, away: 1 },
      },
    },
  ],
};
