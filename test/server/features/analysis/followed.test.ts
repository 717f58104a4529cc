import assert from 'node:assert/strict';
import {
  createRecord,
  findFollowedPath,
  findFollowedRange,
  getFollowedPath,
  getRecord,
  hasSameRecord,
  walkAllFollowed,
  walkFollowed,
} from '../../../../server/src/features/analysis/followed';
import { dedent } from '../../../support/fixture';
import { environment } from '../../../support/environment';
import { analyzeText } from '../support';

const round = `ruleset: aare
follows: round-2.yaml # the one before
turn: { round: 3, power: us }
powers: { japan: { side: axis }, us: { side: allies } }
forces:
  - { id: fleet, power: us, units: { dd: 3, ac: 1 } }
seaBattles:
  - id: first
    attacker: { from: fleet, units: { dd: 2 } }
    defender: { power: japan, units: { dd: 2 } }
    result: { attacker: { units: 1, dd: 1 }, defender: { units: 0, dd: 0 } }
`;

describe('a scenario that others follow', () => {
  const createFollowed = () => ({ path: 'round-3.yaml', file: {}, text: round });

  it('says the same after an edit that changes none of its results', () => {
    for (const compared of [false, true])
      for (const [part, other, isSame] of [
        ['', '', true],
        ['# the one before', '# round two', true],
        ['id: first', 'id: first # at dawn', true],
        ['round-2.yaml', 'round-1.yaml', false],
        ['dd: 1 }, defender', 'dd: 0 }, defender', !compared],
        ['turn: { round: 3', 'turn: { round: 4', !compared],
        ['ruleset: aare', 'ruleset: {', !compared],
      ] as const) {
        const followedFile = createFollowed();
        // Nobody has compared anything with a record that was never read.
        if (compared) getRecord(followedFile, environment());
        assert.equal(
          hasSameRecord(followedFile, analyzeText(round.replace(part, other))),
          isSame,
          `${other} ${compared}`,
        );
      }
  });
});

describe('the path after `follows:`', () => {
  it('is found in a text without parsing it', () => {
    for (const [text, path] of [
      ['follows: round-2.yaml', 'round-2.yaml'],
      ['ruleset: aare\nfollows:   ../round 2.yaml  # before\ntitle: x\n', '../round 2.yaml'],
      ['follows: "round-2.yaml"\n', 'round-2.yaml'],
      ["follows: 'round-2.yaml'\n", 'round-2.yaml'],
      ['follows: "round-2.yaml\n', '"round-2.yaml'],
      ['follows:round-2.yaml\n', 'round-2.yaml'],
      ['follows:\n', undefined],
      ['follows: # nothing\n', undefined],
      ['follows: ""\n', undefined],
      ['  follows: round-2.yaml\n', undefined],
      ['title: follows\n', undefined],
    ] as const) {
      assert.equal(findFollowedPath(text), path, text);
      const range = findFollowedRange(text);
      assert.equal(range && text.slice(range.from, range.to), path, text);
    }
  });

  it('is that of the data, if it is a text', () => {
    const read = (value: string) => getFollowedPath(analyzeText(`ruleset: aare\nfollows: ${value}\n`).scenarios[0]!);
    assert.deepEqual(['round-2.yaml', '3', '[a]', '""', ''].map(read), [
      'round-2.yaml',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('the files before a scenario', () => {
  const walk = (followed: string | undefined, files: Readonly<Record<string, string>>) => {
    const requested: string[] = [];
    const readTable = (path: string) => {
      requested.push(path);
      return files[path] === undefined ? undefined : { text: files[path] };
    };
    const walked = [...walkFollowed(followed, { readTable })].map(({ path, text, file }) => {
      assert.deepEqual(file, { text });
      return path;
    });
    return { walked, requested };
  };

  it('are the nearest first, each relative to the one after it', () => {
    assert.deepEqual(
      walk('../1941/autumn.yaml', {
        '../1941/autumn.yaml': 'follows: ./summer.yaml',
        '../1941/summer.yaml': 'follows: ../../old/./1940//winter.yaml',
        '../../old/1940/winter.yaml': 'follows: ../first.yaml',
        '../../old/first.yaml': 'ruleset: awaw',
      }).walked,
      ['../1941/autumn.yaml', '../1941/summer.yaml', '../../old/1940/winter.yaml', '../../old/first.yaml'],
    );
    assert.deepEqual(walk('a/b/c.yaml', { 'a/b/c.yaml': 'follows: ../../../d.yaml', '../d.yaml': '' }).walked, [
      'a/b/c.yaml',
      '../d.yaml',
    ]);
  });

  it('end at the first that cannot be read', () => {
    assert.deepEqual(walk(undefined, {}), { walked: [], requested: [] });
    assert.deepEqual(walk('a.yaml', {}), { walked: [], requested: ['a.yaml'] });
    assert.deepEqual(walk('a.yaml', { 'a.yaml': 'follows: b.yaml' }), {
      walked: ['a.yaml'],
      requested: ['a.yaml', 'b.yaml'],
    });
    const tooLarge = [...walkFollowed('a.yaml', { readTable: () => ({ notRead: 'too-large' }) })];
    assert.deepEqual(tooLarge, []);
  });

  it('are a hundred at most, also where files follow each other in a circle', () => {
    assert.equal(walk('a.yaml', { 'a.yaml': 'follows: a.yaml' }).walked.length, 100);
  });

  it('are those of all scenarios of a text', () => {
    const readTable = (path: string) => ({ text: `# ${path}` });
    const analysis = analyzeText(
      'ruleset: aare\nfollows: a.yaml\n---\nruleset: aare\n---\nruleset: aare\nfollows: b.yaml\n',
      { readTable },
    );
    assert.deepEqual(
      [...walkAllFollowed(analysis)].map(({ path }) => path),
      ['a.yaml', 'b.yaml'],
    );
  });
});

describe('what a file says to the one that follows it', () => {
  const record = (text: string) => createRecord(analyzeText(text));

  it('is why nothing can be compared', () => {
    assert.deepEqual(record('ruleset: {'), { fault: 'it has syntax errors', units: [] });
    assert.deepEqual(record(''), { fault: 'it holds no scenario', units: [] });
    assert.deepEqual(record(`${round}---\n${round}`), {
      fault: 'it holds 2 scenarios, and nothing tells which of them',
      units: [],
    });
    assert.deepEqual(record('title: none'), { fault: 'it names no ruleset', units: [] });
  });

  it('is the turn, and the units with what combats have left of them', () => {
    assert.deepEqual(record(round), {
      ruleset: 'aare',
      turn: { number: 7, label: 'round 3, the US', next: { round: 4, power: 'japan' } },
      units: [
        { key: 'fleet dd', power: 'us', count: 3, destroyed: 1, combats: ['first'] },
        { key: 'fleet ac', power: 'us', count: 1, destroyed: 0, combats: [] },
      ],
    });
    assert.deepEqual(record('ruleset: aare\n'), { ruleset: 'aare', units: [] });
  });

  it('is the ruleset alone while a part that combats name has a fault', () => {
    const write = (count: string) =>
      dedent(`
        ruleset: awaw
        turn: { year: 1941, season: winter }
        nations: { us: { side: allied }, japan: { side: axis } }
        taskForces:
          - { id: tf-1, nation: us, units: [{ id: boats, type: dd, count: ${count} }] }
        fleetCombats:
          - id: here
            attacker: { taskForces: [tf-1] }
            defender: { nation: japan, units: [{ id: kageros, type: dd, count: 4 }] }
            result: { ships: { boats: { sunk: 1 } } }
      `);
    assert.deepEqual(record(write('many')), { ruleset: 'awaw', units: [] });
    assert.equal(record(write('3')).turn?.label.includes('1941'), true);
  });
});
