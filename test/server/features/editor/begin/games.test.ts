import assert from 'node:assert/strict';
import fc from 'fast-check';
import { runToEnd } from '../../../../../server/src/engine/progress';
import { computeSampledOdds } from '../../../../../server/src/engine/sample';
import { listAllCombats, createDraft, createScenario, loadGames, diagnose } from '../../../../../server/src/features';
import { createOddsReport } from '../../../../../server/src/features/report/odds';
import type { Answers, Question, Starter } from '../../../../../server/src/model/starter';
import { analyzeText } from '../../support';

const games = await loadGames();

/** Answers to the questions of a form, drawn independently of each other. */
function generateAnswers(starter: Starter): fc.Arbitrary<Answers> {
  const questions = starter.createForm({}).flatMap((group) => group.questions);
  return fc.record(Object.fromEntries(questions.map((question) => [question.id, generateAnswer(question)])));
}

function generateAnswer(question: Question): fc.Arbitrary<string | number> {
  if (question.kind === 'text') return fc.string({ unit: 'grapheme', maxLength: 12 });
  return question.kind === 'choice'
    ? fc.constantFrom(...question.choices.map(({ value }) => value))
    : fc.oneof(fc.constantFrom(question.min, question.max), fc.integer({ min: question.min, max: question.max }));
}

describe('a draft of a new scenario', () => {
  it('offers starters for every game', () => {
    assert.deepEqual(
      games.map(({ id }) => id),
      ['aa-depth', 'aare', 'awaw', 'wif-ssw'],
    );
    for (const { starterSet } of games) assert.ok(starterSet.starters.length > 0);
  });

  for (const { id, starterSet } of games)
    for (const starter of starterSet.starters)
      it(`a draft has no diagnostic and a combat with odds, whatever is answered: ${id}, ${starter.title}`, () => {
        fc.assert(
          fc.property(generateAnswers(starter), (answers) => {
            const { text } = createDraft(starter, answers);
            const analysis = analyzeText(text);
            assert.deepEqual(
              diagnose(analysis).map(({ code, message }) => `${code}: ${message}`),
              [],
              text,
            );
            const combats = listAllCombats(analysis);
            assert.equal(combats.length, 1, text);
            assert.ok('ends' in runToEnd(computeSampledOdds(combats[0]!.entry.build(), 1, 2)));
          }),
          { numRuns: 40 },
        );
      });

  it('the first battle of a game has more than one outcome', () => {
    for (const { id, starterSet } of games) {
      const [combat] = listAllCombats(analyzeText(createDraft(starterSet.starters[0]!, {}).text));
      const built = combat!.entry.build();
      const { verdicts, outcomes } = createOddsReport(built, runToEnd(computeSampledOdds(built, 1, 200)));
      const possible = [...verdicts.flatMap((verdict) => verdict.ways), ...outcomes].filter(
        (outcome) => outcome.share > 0,
      );
      assert.ok(possible.length > 1, id);
    }
  });

  it('names units after their powers, and says which counts are factors', () => {
    const [aaDepthDraft, , awawDraft] = games.map(({ starterSet }) => createDraft(starterSet.starters[0]!, {}));
    assert.match(aaDepthDraft!.text, /id: uk-destroyers[^]*id: uk-fighter,/);
    assert.ok(awawDraft!.groups.some(({ questions }) => questions.some(({ title }) => title === 'Destroyer factors')));
  });

  it('names all units of a side in the same way, and a single one in the singular', () => {
    const listIds = (id: string, starter: string, answers: Answers): readonly string[] => {
      const { starterSet } = games.find((game) => game.id === id)!;
      const { text } = createDraft(
        starterSet.starters.find((each) => each.id === starter)!,
        answers,
      );
      return [...text.matchAll(/\{ id: ([a-z0-9-]+)/g)].map(([, name]) => name!);
    };
    const fleets = { 'attacker.dd': 1, 'attacker.ftr': 2, 'attacker.sub': 1, 'defender.dd': 2, 'defender.sub': 1 };
    assert.deepEqual(listIds('aa-depth', 'sea-battle', { attacker: 'japan', defender: 'us', ...fleets }), [
      ...['japan-submarine', 'japan-destroyer', 'japan-fighters', 'us-submarine', 'us-destroyers'],
    ]);
    const round = { 'attacker.cv': 1, 'attacker.ca': 1, 'attacker.dd': 2, 'attacker.cap': 1, 'defender.cv': 2 };
    assert.deepEqual(listIds('awaw', 'naval-round', { attacker: 'us', defender: 'japan', ...round }), [
      ...['american-carrier', 'american-cruiser', 'american-destroyers', 'american-cap'],
      ...[
        'japanese-carrier-1',
        'japanese-carrier-2',
        'japanese-battleship',
        'japanese-cruisers',
        'japanese-destroyers',
      ],
      ...['american-air', 'japanese-air'],
    ]);
    assert.deepEqual(listIds('awaw', 'submarine-attack', { subs: 1 }).slice(0, 1), ['submarine']);
    const convoy = { asw: 1, scs: 1, cv: 2, bombers: 0 };
    assert.deepEqual(listIds('wif-ssw', 'engagement', convoy), [
      'flotilla',
      'escort',
      'cruiser',
      'carrier-1',
      'carrier-2',
    ]);
  });

  it('lets the attacker choose only enemies, and asks for at least one unit a side', () => {
    const starter = games.find(({ id }) => id === 'aare')!.starterSet.starters[0]!;
    const { answers, groups } = createDraft(starter, {
      attacker: 'us',
      defender: 'uk',
      'defender.dd': 0,
      'defender.ac': 0,
      'defender.ftr': 0,
    });
    assert.equal(answers['defender'], 'germany');
    assert.equal(answers['defender.dd'], 1);
    const defenderQuestion = groups
      .flatMap(({ questions }) => questions)
      .find((question) => question.id === 'defender');
    assert.ok(defenderQuestion?.kind === 'choice' && defenderQuestion.choices.every(({ value }) => value !== 'uk'));
  });

  it('allows any attack that the rules allow: only faulty torpedoes of the US set a limit, and it says so', () => {
    const readAttack = (answers: Answers): readonly unknown[] => {
      const starter = games.find(({ id }) => id === 'wif-ssw')!.starterSet.starters[0]!;
      const { groups, answers: complete } = createDraft(starter, { attack: 3, ...answers });
      const question = groups.flatMap(({ questions }) => questions).find(({ id }) => id === 'attack');
      assert.ok(question?.kind === 'count');
      return [question.min, complete['attack']];
    };
    assert.deepEqual(readAttack({}), [1, 3]);
    assert.deepEqual(readAttack({ attacker: 'us', year: 1942, section: 3, weather: 'fine' }), [2, 3]);
    assert.deepEqual(readAttack({ attacker: 'us', year: 1942, section: 2, weather: 'rain' }), [4, 4]);
    assert.deepEqual(readAttack({ attacker: 'us', year: 1944, section: 2, weather: 'rain' }), [1, 3]);
  });

  it('offers what a player of A World at War would click: aircraft of either kind, CAP and ships of any type', () => {
    const airAttack = games.find(({ id }) => id === 'awaw')!.starterSet.starters.find(({ id }) => id === 'air-attack')!;
    const write = (answers: Answers): string => createDraft(airAttack, answers).text;
    const chosen = write({
      attacker: 'us',
      aircraft: 'nas',
      surpriseLevel: 2,
      'defender.cap': 3,
      'defender.airDefense': 4,
    });
    assert.match(chosen, /type: nas/);
    assert.match(chosen, /surpriseLevel: 2/);
    assert.match(chosen, /cap:\s*nation: germany\s*units:.*type: nas, squadrons: 3/s);
    assert.match(chosen, /airDefenseLevel: 4/);
    assert.doesNotMatch(write({ aircraft: 'aas', surpriseLevel: 2 }), /surpriseLevel/);
    const fleet = ['cvl', 'bc', 'cve', 'transport'];
    const written = write(Object.fromEntries(fleet.map((type) => [`defender.${type}`, 1])));
    for (const type of fleet) assert.match(written, new RegExp(`type: ${type}\\b`));
  });

  it('keeps the last unit of a side, whatever its type, and says why', async () => {
    const readCounts = async (answers: Answers) => {
      const result = await createScenario({ ruleset: 'aa-depth', starter: 'sea-battle', answers });
      assert.ok('groups' in result);
      const questions = result.groups.flatMap((group) => group.questions);
      return ['attacker.dd', 'attacker.ftr'].map((id) => {
        const question = questions.find((item) => item.id === id);
        assert.ok(question?.kind === 'count');
        return [question.min, question.minReason];
      });
    };
    const free = [0, undefined];
    assert.deepEqual(await readCounts({ 'attacker.dd': 1, 'attacker.ftr': 1 }), [free, free]);
    assert.deepEqual(await readCounts({ 'attacker.dd': 1, 'attacker.ftr': 0 }), [
      [1, 'A side needs at least one unit'],
      free,
    ]);
  });

  it('asks the same questions with and without submarines: no row moves when the first is added', () => {
    const starter = games.find(({ id }) => id === 'aa-depth')!.starterSet.starters[0]!;
    const listQuestions = (count: number) =>
      createDraft(starter, { 'attacker.sub': count }).groups.flatMap(({ questions }) => questions.map(({ id }) => id));
    assert.deepEqual(listQuestions(0), listQuestions(1));
  });

  it('asks for the place before the sides: the end of a long form is out of sight', () => {
    const draftGroups = games.flatMap(({ starterSet }) =>
      starterSet.starters.map((starter) => createDraft(starter, {}).groups),
    );
    for (const groups of draftGroups) {
      const placeGroupIndex = groups.findIndex(({ questions }) => questions.some(({ kind }) => kind === 'text'));
      assert.ok(placeGroupIndex <= 0, groups.map(({ title }) => title).join(', '));
    }
  });

  it('titles a draft by its two powers in plain words', () => {
    const [starter] = games.find(({ id }) => id === 'aare')!.starterSet.starters;
    const createDraftText = (attacker: string, defender: string) => createDraft(starter!, { attacker, defender }).text;
    assert.match(createDraftText('germany', 'us'), /Germany against the United States/);
    assert.match(createDraftText('us', 'japan'), /United States against Japan/);
    assert.match(createDraftText('japan', 'uk'), /Japan against the United Kingdom/);
  });
});
