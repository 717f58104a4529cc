import assert from 'node:assert/strict';
import {
  findCompletions,
  findDefinition,
  getHover,
  diagnose,
  findReferences,
  renameSymbol,
  findSymbols,
} from '../../../../server/src/features';
import type { OutlineSymbol } from '../../../../server/src/features';
import { toSourceEdits } from '../../../../server/src/features/scenario/scenario';
import { appendItem, removeMember, setMember, type Plain } from '../../../../server/src/model/edit';
import { applyTextEdits, createTextEdits } from '../../../../server/src/text';
import { dedent, fixture } from '../../../support/fixture';
import { acceptCompletion } from '../editor/completion/accept-completion';
import { analyzeText, getCombat, findOffset, resolveCombatOrFail } from '../support';

const text = dedent(`
  ruleset: wif-ssw
  turn: { year: 1942, months: sep-oct }
  phasingSide: axis
  powers:
    germany: { side: axis, action: naval, atWarWith: [cw] }
    cw: { side: allied, action: combined, atWarWith: [germany] }
  forces:
    - power: germany
      units:
        - { id: lohs, type: sub, attack: 3, section: 3, count: 4, defence: 7 }
        - { id: hecht, type: sub, attack: 4, section: 2, defence: 7 }
    - power: cw
      units:
        - { id: b7, type: asw, asw: 3, defence: 7 }
      convoys:
        - { id: sc-100, convoyPoints: 12 }
  engagements:
    - id: biscay
      seaZone: Bay of Biscay
      impulse: 1
      weather: rain
      subs:
        power: germany
        units:
          - { unit: lohs, count: 2, section: 4 }
      convoy:
        from: sc-100
        units:
          - { unit: b7 }
    - id: atlantic
      seaZone: North Atlantic
      impulse: 2
      weather: fine
      subs:
        power: germany
        units:
          - unit: hecht
      convoy: { power: cw, convoyPoints: 8 }
`);

const analysis = analyzeText(text, { ruleLink: () => undefined });

/** The offset of the value after a key. */
const findValue = (piece: string): number => findOffset(text, piece, 1) + piece.indexOf(': ') + 1;

function completeItem(item: string) {
  const { text: typed, cursor } = fixture(text.replace('- unit: hecht', item));
  return { typed, completions: findCompletions(analyzeText(typed), cursor!) };
}

const listLabels = ({ completions: items }: ReturnType<typeof completeItem>) => items.map(({ label }) => label);

describe('units from the order of battle', () => {
  it('accepts units from the order of battle, and resolves the combat as with inline units', () => {
    assert.deepEqual(diagnose(analysis), []);
    const inline = text
      .replace('unit: lohs, count: 2, section: 4', 'id: lohs, type: sub, attack: 3, section: 4, count: 2, defence: 7')
      .replace('unit: b7', 'id: b7, type: asw, asw: 3, defence: 7')
      .replace('from: sc-100', 'power: cw\n      convoyPoints: 12')
      .replace(/forces:\n(?:[ ].*\n)*/, '');
    const summarize = (source: string) => resolveCombatOrFail(getCombat(analyzeText(source), { id: 'biscay' })).summary;
    assert.ok(!inline.includes('forces'));
    assert.equal(summarize(text), summarize(inline));
  });

  it('reports an unknown unit once, with a fix', () => {
    const wrong = text.replace('unit: lohs,', 'unit: loks,');
    const [diagnostic, ...others] = diagnose(analyzeText(wrong));
    assert.deepEqual(others, []);
    assert.equal(diagnostic!.code, 'id/unknown');
    assert.match(diagnostic!.message, /^There is no unit `loks` in `forces`\. Did you mean `lohs`\?/);
    assert.equal(applyTextEdits(wrong, diagnostic!.listFixes()[0]!.edits), text);
  });

  it('does not find a unit that is declared elsewhere in the scenario', () => {
    const inline = text.replace(
      '- unit: hecht',
      '- { unit: other }\n        - { id: other, type: sub, attack: 2, section: 2 }',
    );
    assert.deepEqual(
      diagnose(analyzeText(inline)).map(({ code }) => code),
      ['id/unknown'],
    );
  });

  it('rejects a reference within the order of battle itself', () => {
    const nested = text.replace('{ id: hecht,', '{ id: hecht, unit: lohs,');
    const [problem] = diagnose(analyzeText(nested));
    assert.equal(problem!.code, 'schema/unknown-key');
    assert.equal(applyTextEdits(nested, problem!.listFixes()[0]!.edits), text);
  });

  it('reports an error of the order of battle once, with the places that use it', () => {
    const wrong = text.replace('attack: 4', 'attack: 40');
    const [diagnostic, ...others] = diagnose(analyzeText(wrong));
    assert.deepEqual(others, []);
    assert.match(diagnostic!.message, /attack.*40/);
    assert.equal(wrong.slice(diagnostic!.related[0]!.from, diagnostic!.related[0]!.to), 'hecht');
  });
});

describe('hovers on the order of battle', () => {
  const getMarkdown = (piece: string) => getHover(analysis, findValue(piece))!.markdown;

  it('shows the values of a referenced unit, its local overrides and their originals', () => {
    assert.match(getMarkdown('unit: lohs'), /\*\*lohs: 2 submarines\*\*/);
    assert.match(
      getMarkdown('unit: lohs'),
      /Changed from the order of battle: `count` `2` \(`4` there\), `section` `4` \(`3` there\)\./,
    );
    assert.match(getMarkdown('unit: hecht'), /Here as in the order of battle\./);
  });

  it('names the combats that use a unit', () => {
    assert.match(getMarkdown('id: hecht'), /Taken by `atlantic` \(line 37\)\./);
    const twice = text.replace('{ unit: lohs, count: 2, section: 4 }', '{ unit: hecht }');
    const markdown = getHover(analyzeText(twice), findOffset(twice, 'unit: hecht', 1) + 8)!.markdown;
    assert.match(markdown, /Also taken by `atlantic` \(line 37\)\./);
  });
});

describe('names from the order of battle', () => {
  it('finds the declaration of a name, and its references from there', () => {
    const offset = findValue('unit: hecht');
    const declared = findOffset(text, 'id: hecht', 1) + 3;
    assert.equal(findDefinition(analysis, offset)!.from, declared);
    const places = findReferences(analysis, declared, true).map(({ from, to }) => text.slice(from, to));
    assert.deepEqual(places, ['hecht', 'hecht']);
  });

  it('renames a unit at its declaration and its references', () => {
    const edits = renameSymbol(analysis, findValue('unit: lohs'), 'wolves');
    assert.ok(edits && !('refused' in edits));
    assert.equal(applyTextEdits(text, edits), text.replaceAll('lohs', 'wolves'));
  });

  it('does not count a reference to a unit as a reference to its power', () => {
    const places = findReferences(analysis, findOffset(text, 'cw: { side', 1), true).map(({ from, to }) =>
      text.slice(from, to),
    );
    assert.deepEqual([...new Set(places)], ['cw']);
  });

  it('lists referenced units in the outline of their combat', () => {
    const flatten = (all: readonly OutlineSymbol[]): OutlineSymbol[] =>
      all.flatMap((item) => [item, ...flatten(item.children)]);
    const matches = flatten(findSymbols(analysis)).filter(({ name }) => name === 'lohs');
    assert.equal(matches.length, 2);
    assert.match(matches[1]!.detail, /^count 2, section 4, sub/);
  });
});

describe('completion of units from the order of battle', () => {
  it('offers the units of the power that the combat lacks, unused ones first', () => {
    assert.deepEqual(listLabels(completeItem('- { unit: $0 }')), ['hecht', 'lohs']);
    assert.deepEqual(listLabels(completeItem('- { unit: lohs }\n        - { unit: $0 }')), ['hecht']);
    assert.deepEqual(listLabels(completeItem('- unit: $0')), ['hecht', 'lohs']);
  });

  it('offers the key for a reference beside the types of units, if there is a unit to reference', () => {
    assert.deepEqual(listLabels(completeItem('- { $0 }')), ['type', 'unit']);
    const { text: typed, cursor } = fixture(
      text.replace(/forces:\n(?:[ ].*\n)*/, '').replace('- unit: hecht', '- { $0 }'),
    );
    assert.deepEqual(
      findCompletions(analyzeText(typed), cursor!).map(({ label }) => label),
      ['type'],
    );
  });

  it('offers the keys that can be overridden', () => {
    const keys = listLabels(completeItem('- { unit: lohs, count: 1, $0 }'));
    for (const key of ['section', 'attack', 'damaged']) assert.ok(keys.includes(key), key);
    for (const key of ['count', 'unit', 'id', 'type']) assert.ok(!keys.includes(key), key);
  });

  it('offers an item like its siblings without their references', () => {
    const { typed, completions: items } = completeItem('- { unit: hecht }\n        $0');
    const unitItem = items.find(({ label }) => label === '- Unit')!;
    assert.match(acceptCompletion(typed, unitItem), /- \{ unit: hecht \}\n +- \{ unit:\s+\}/);
  });

  it('offers no reference in the order of battle itself', () => {
    const { text: typed, cursor } = fixture(text.replace('{ id: hecht,', '{ id: hecht, $0,'));
    const keys = findCompletions(analyzeText(typed), cursor!).map(({ label }) => label);
    assert.ok(keys.includes('faceUp') && !keys.includes('unit'), keys.join());
  });
});

describe('edits of units from the order of battle', () => {
  const engagements = analysis.scenarios[0]!.document.data['engagements'] as readonly {
    subs: { units: readonly Record<string, number>[] };
  }[];
  const [unit] = engagements[1]!.subs.units;
  const applyToText = (...edits: Parameters<typeof createTextEdits>[1]) =>
    applyTextEdits(text, createTextEdits(analysis.file, edits));

  it('overrides a value in the combat alone', () => {
    assert.equal(unit!['attack'], 4);
    assert.equal(
      applyToText(setMember(unit!, 'attack', 3)),
      text.replace('unit: hecht\n', 'unit: hecht\n          attack: 3\n'),
    );
  });

  it('copies the reference of a unit, not its values', () => {
    const [scenario] = analysis.scenarios;
    const moved = appendItem(engagements[1]!.subs.units, {
      ...(engagements[0]!.subs.units[0] as Readonly<Record<string, Plain>>),
    });
    assert.equal(
      applyToText(...toSourceEdits(scenario!, [moved])),
      text.replace('- unit: hecht\n', '- unit: hecht\n        - { unit: lohs, count: 2, section: 4 }\n'),
    );
  });

  it('removes a member in the place where it is written', () => {
    assert.equal(applyToText(removeMember(unit!, 'section')), text.replace(', section: 2', ''));
  });
});

describe('the order of battle of Axis & Allies', () => {
  const hawaii = dedent(`
    ruleset: aare
    powers:
      japan: { side: axis }
      us: { side: allies }
    forces:
      - { id: kido-butai, power: japan, units: { ac: 2, ftr: 4, dd: 3 } }
      - id: task-force-16
        power: us
        units: [{ id: gatos, type: sub, count: 2 }, { type: dd, count: 2 }]
    seaBattles:
      - id: first
        attacker: { from: kido-butai, units: { dd: 2, ac: 1 } }
        defender: { from: task-force-16, orders: { submerge: { groups: { gatos: never } } } }
      - id: second
        attacker: { from: kido-butai }
        defender:
          forces:
            - { power: us, units: { dd: 1 } }
  `);
  const hawaiiAnalysis = analyzeText(hawaii);
  const applyToHawaii = (...edits: Parameters<typeof createTextEdits>[1]) =>
    applyTextEdits(hawaii, createTextEdits(hawaiiAnalysis.file, toSourceEdits(hawaiiAnalysis.scenarios[0]!, edits)));
  const battles = hawaiiAnalysis.scenarios[0]!.document.data['seaBattles'] as readonly {
    attacker: { power: string; units: Record<string, number> };
    defender: { units: Record<string, number>[] };
  }[];

  it('includes all units of a force if the battle gives no numbers', () => {
    assert.deepEqual(diagnose(hawaiiAnalysis), []);
    assert.deepEqual(
      battles.map(({ attacker }) => [attacker.power, attacker.units]),
      [
        ['japan', { dd: 2, ac: 1 }],
        ['japan', { ac: 2, ftr: 4, dd: 3 }],
      ],
    );
  });

  it('declares groups once for every battle that uses them', () => {
    const offset = findOffset(hawaii, 'gatos: never', 1);
    assert.equal(findDefinition(hawaiiAnalysis, offset)!.from + 1, findOffset(hawaii, 'gatos, type', 1));
    const edits = renameSymbol(hawaiiAnalysis, offset, 'wolves');
    assert.ok(edits && !('refused' in edits));
    assert.equal(applyTextEdits(hawaii, edits), hawaii.replaceAll('gatos', 'wolves'));
  });

  it('the order of battle does not change with edits of the units of a battle', () => {
    const { units } = battles[1]!.attacker;
    assert.equal(
      applyToHawaii(setMember(units, 'dd', 1), removeMember(units, 'ftr')),
      hawaii.replace('attacker: { from: kido-butai }', 'attacker: { from: kido-butai, units: { ac: 2, dd: 1 } }'),
    );
    const [gatos] = battles[0]!.defender.units;
    assert.match(
      applyToHawaii(setMember(gatos!, 'count', 1)),
      /units: \[\{ id: gatos, type: sub, count: 1 \}, \{ type: dd, count: 2 \}\] \}/,
    );
  });

  it('a battle that adds, removes or renames units of a force states its units by itself', () => {
    const { units } = battles[0]!.defender;
    const defender = 'defender: { from: task-force-16,';
    const write = (...edits: Parameters<typeof createTextEdits>[1]) => {
      const after = applyToHawaii(...edits);
      assert.equal(after.slice(0, findOffset(hawaii, 'seaBattles')), hawaii.slice(0, findOffset(hawaii, 'seaBattles')));
      return /defender: \{ from: task-force-16, (.*) \}\n/.exec(after)?.[1]?.replace(/orders: .*\} \} \}(, )?/, '');
    };
    assert.ok(hawaii.includes(defender));
    assert.equal(
      write(appendItem(units, { type: 'bb' })),
      'units: [{ id: gatos, type: sub, count: 2 }, { type: dd, count: 2 }, { type: bb }]',
    );
    assert.equal(write(removeMember(units, 0)), 'units: [{ type: dd, count: 2 }]');
    assert.equal(
      write(removeMember(units, 1), setMember(units[0]!, 'count', 1)),
      'units: [{ id: gatos, type: sub, count: 1 }]',
    );
    const { units: counts } = battles[1]!.attacker;
    assert.match(
      applyToHawaii({ edit: 'rename', owner: counts, key: 'ftr', to: 'bmbr' }),
      /attacker: \{ from: kido-butai, units: \{ ac: 2, dd: 3, bmbr: 4 \} \}/,
    );
  });

  it('offers forces by name, only those of the written power', () => {
    const { text: typed, cursor } = fixture(
      hawaii.replace('attacker: { from: kido-butai }', 'attacker: { power: us, from: $0 }'),
    );
    assert.deepEqual(
      findCompletions(analyzeText(typed), cursor!).map(({ label }) => label),
      ['task-force-16'],
    );
  });
});
