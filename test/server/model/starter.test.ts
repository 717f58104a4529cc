import assert from 'node:assert/strict';
import {
  completeAnswers,
  createCountQuestion,
  createDefaultScenario,
  createTextQuestion,
  getCount,
  getCounts,
  type Answers,
  type Starter,
} from '../../../server/src/model/starter';

/** The defender has its planes only if it has a carrier. */
const starter: Starter = {
  id: 'battle',
  title: 'Sea battle',
  detail: '',
  list: 'seaBattles',
  createForm: (answers) => [
    {
      title: 'Setting',
      questions: [
        createTextQuestion('place', 'Place', 'SZ 1'),
        {
          kind: 'choice',
          id: 'weather',
          title: 'Weather',
          choices: [
            { value: 'fine', title: 'Fine' },
            { value: 'rain', title: 'Rain' },
          ],
        },
        {
          kind: 'choice',
          id: 'side',
          title: 'Side',
          choices: [
            { value: 'axis', title: 'Axis' },
            { value: 'allies', title: 'Allies' },
          ],
          defaultValue: 'allies',
        },
      ],
    },
    {
      title: 'Forces',
      needsAny: true,
      questions: [createCountQuestion('ac', 'Carriers', { max: 4 }), createCountQuestion('dd', 'Destroyers')],
    },
    {
      title: 'Planes',
      questions:
        getCount(answers, 'ac') > 0
          ? [createCountQuestion('ftr', 'Fighters', { defaultValue: 2, min: 1, max: 3 })]
          : [],
    },
  ],
  createScenario: (answers) => ({ title: 'Battle', ...answers }),
};

const completeForm = (answers: Answers) => completeAnswers(starter, answers);
const defaults = { place: 'SZ 1', weather: 'fine', side: 'allies', ac: 1, dd: 0 };

describe('the answers of a starter', () => {
  it('the answers of a starter get their default where they are missing or wrong', () => {
    assert.deepEqual(completeForm({ dd: 2 }), { ...defaults, ac: 0, dd: 2 });
    assert.deepEqual(completeForm({ dd: 2, weather: 'rain', side: 'axis', place: ' Coral Sea ' }), {
      ...{ place: 'Coral Sea', weather: 'rain', side: 'axis', ac: 0, dd: 2 },
    });
    assert.deepEqual(completeForm({ dd: 2, weather: 'hail', side: 0, place: '  ' }), { ...defaults, ac: 0, dd: 2 });
    assert.deepEqual(completeForm({ dd: 2, place: 7 }), { ...defaults, ac: 0, dd: 2 });
  });

  it('the answers of a starter are kept within their bounds, and whole', () => {
    for (const [ac, expected] of [
      [-1, 0],
      [0, 0],
      [4, 4],
      [5, 4],
      [1.5, 0],
    ] as const)
      assert.equal(completeForm({ ac, dd: 1 })['ac'], expected, String(ac));
    assert.equal(completeForm({ ac: '3', dd: 1 })['ac'], 0);
    assert.equal(completeForm({ dd: 31 })['dd'], 30);
  });

  it('the answers of a starter are never a force of nothing', () => {
    assert.deepEqual([completeForm({})['ac'], completeForm({})['dd']], [1, 0]);
    assert.deepEqual([completeForm({ ac: 0, dd: 0 })['ac'], completeForm({ dd: 1 })['ac']], [1, 0]);
  });

  it('the answers of a starter follow from questions that depend on other answers', () => {
    assert.equal(completeForm({ ac: 1 })['ftr'], 2);
    assert.equal(completeForm({ ac: 1, ftr: 0 })['ftr'], 1);
    assert.equal(completeForm({ ac: 1, ftr: 3 })['ftr'], 3);
    assert.ok(!('ftr' in completeForm({ dd: 1, ftr: 3 })));
  });

  it('the answers of a starter hold text to its greatest length', () => {
    assert.equal(completeForm({ dd: 1, place: 'x'.repeat(60) })['place'], 'x'.repeat(60));
    assert.equal(completeForm({ dd: 1, place: 'x'.repeat(61) })['place'], 'x'.repeat(60));
    assert.equal(completeForm({ dd: 1, place: `${'x'.repeat(59)} y` })['place'], 'x'.repeat(59));
  });

  it('the answers of a starter make the default scenario, and the counts of a side without those of 0', () => {
    assert.deepEqual(createDefaultScenario(starter), { title: 'Battle', ...defaults, ftr: 2 });
    assert.deepEqual(getCounts({ 'a-dd': 2, 'a-ac': 0, 'b-dd': 3, 'a-ftr': 'x' }, 'a-', ['dd', 'ac', 'ftr', 'sub']), {
      dd: 2,
    });
  });
});
