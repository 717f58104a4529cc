import assert from 'node:assert/strict';
import { covers } from '../../../../support/covers';
import { example, explain, engagementPath, getTotalsByLabel } from '../explain';
import { replacePart, biscay, parseScenario } from '../scenario';

describe('the hover on an engagement', () => {
  it('shows both searches, the value of submarines, the factors of both sides and their columns', () => {
    const explanation = explain(example, engagementPath);
    assert.equal(explanation.title, 'Bay of Biscay: strategic submarine warfare');
    assert.match(explanation.text ?? '', /^Six surprise points to the sub side, by the dice of the table \(1\.2\.3\)/);
    assert.match(
      explanation.text ?? '',
      /submarines: 8 factors against 6 ships: column 4, 3D: 3 damaged \(row 6 to 10, house table\)/,
    );
    assert.match(
      explanation.text ?? '',
      /ASW, at the same time: 2 factors against 3 submarines: column 1, 2A: 2 aborted/,
    );
    const { amounts } = explanation;
    assert.deepEqual(
      amounts.map(({ label, total }) => [label, total]),
      [
        ["sub side's search", 0],
        ["convoy side's search", 6],
        ['flotilla-7, attack value', 2],
        ['submarine factors', 8],
        ['column of the naval combat chart', 4],
        ['ASW factors', 2],
        ['column of the naval combat chart', 1],
      ],
    );
    assert.deepEqual(
      explanation.bases?.map(({ kind, name }) => `${kind} ${name}`),
      ['house-table navalCombatChart', 'house-table sectionModifiers'],
    );
  });

  it('shows the probabilities of surprise points while the dice are not rolled', () => {
    const unrolled = parseScenario(replacePart(biscay, / {4}dice.*\n/, ''));
    const { text = '' } = explain(unrolled, engagementPath);
    // By hand, for dice d and e: the sub side totals d - 4 up to a d of 4 and d - 3 above, against e + 1. It gains points for
    // 40 + 9 + 8 + 7 + 6 + 5 + 4 of the 100 pairs, 320 + 155 in all.
    assert.match(
      text,
      /^The sub side gains surprise points 79% of the time \(4\.75 on average\), the convoy side 15% of the time \(0\.35 on average\)/,
    );
    assert.deepEqual(getTotalsByLabel(explain(unrolled, `${engagementPath}.weather`)), { "sub side's search": -4 });
  });

  it('says that nothing happens without a submarine', () => {
    covers('wif-ssw:W8');
    const { text = '' } = explain(parseScenario(replacePart(biscay, 'action: naval', 'action: pass')), engagementPath);
    assert.match(text, /^No submarine takes part: nothing further happens in this sea zone \(1\.2\.1\)/);
  });

  it('shows naval air combat when the convoy side orders it and can have it', () => {
    covers('wif-ssw:W25', 'wif-ssw:W48');
    const ordered = replacePart(biscay, '    dice:', '    orders: { convoy: { combatType: naval-air } }\n    dice:');
    const explanation = explain(parseScenario(ordered), engagementPath);
    assert.match(explanation.text ?? '', /naval air combat: 3 factors against 3 submarines: column 2/);
    assert.match(
      explain(parseScenario(ordered), `${engagementPath}.orders.convoy.combatType`).text ?? '',
      /The convoy side calls it/,
    );
  });
});

describe('the hover on convoy points', () => {
  it('shows the part of convoy points in the search, and the number of ships', () => {
    covers('wif-ssw:W17', 'wif-ssw:W31');
    const explanation = explain(example, `${engagementPath}.convoy.convoyPoints`);
    assert.deepEqual(getTotalsByLabel(explanation), { "convoy side's search": 6, 'ships in the Convoy Section': 6 });
  });

  it('explains what effects do to convoy points', () => {
    covers('wif-ssw:W32');
    const { text = '' } = explain(example, `${engagementPath}.convoy.convoyDefence`);
    assert.match(text, /every effect on convoys stands/);
    assert.match(
      text,
      /a destroyed ship's are lost, a damaged one's sent to the repair pool, an aborted one's sent to port/,
    );
  });
});
