import assert from 'node:assert/strict';
import { describeBases } from '../../../../server/src/features/report/report';
import type { Option } from '../../../../server/src/model/ruleset';
import { biscay, getCombat, analyzeText, resolveCombatOrFail, rulesetWith } from '../support';

describe('the bases of a report', () => {
  it('describes each basis with its rules and the line that sets it', () => {
    const text = `${biscay}options:\n  rounding: up\n`;
    const { report } = resolveCombatOrFail(getCombat(analyzeText(text)));
    const bases = new Map(report.restsOn!.map((basis) => [basis.basis, basis]));
    assert.deepEqual([...bases.keys()], report.bases);
    const rounding = bases.get('option rounding')!;
    assert.match(rounding.text, /^[A-Z].*: .*\(the reading of the scenario\)$/);
    assert.equal(rounding.line, text.split('\n').indexOf('  rounding: up') + 1);
    assert.ok(rounding.rules.every(({ section }) => section !== ''));
    const other = report.restsOn!.find(({ basis }) => basis.startsWith('option') && basis !== rounding.basis)!;
    assert.match(other.text, /^[A-Z][^`]+: [^`]+[^.]$/);
    assert.equal(other.line, undefined);
    assert.match(bases.get('house table navalCombatChart')!.text, /^Naval combat chart: a house table of Asdic/);
  });

  const rule = { section: '1.2', summary: '', checklist: [], status: 'implemented' } as const;
  const createOption = (name: string, value: Option['default'], readings: Option['readings']): Option => ({
    ...{ name, ruling: 'R1', question: `which ${name}`, readings, default: value, rules: ['own'] },
  });
  const ruleset = rulesetWith({
    rules: [{ ...rule, id: 'own', title: 'Own rule' }],
    options: [
      createOption('rounding', 'up', { up: 'Up to the `next` number.', down: 'Down.' }),
      createOption('limit', 6, {}),
      createOption('table', { 1: 2 }, {}),
    ],
  });
  const describe = (basis: string, data: object) =>
    describeBases([basis], ruleset, data, ({ owner, key }) =>
      owner === (data as { fromElsewhere?: object }).fromElsewhere ? undefined : String(key).length,
    )[0];
  const rules = [{ id: 'own', section: '1.2', title: 'Own rule' }];

  it('say how an option reads in the scenario, or by default', () => {
    for (const [name, data, text, line] of [
      ['rounding', {}, 'Which rounding: Up to the next number', undefined],
      ['rounding', { options: { limit: 3 } }, 'Which rounding: Up to the next number', undefined],
      ['rounding', { options: { rounding: 'down' } }, 'Which rounding: Down (the reading of the scenario)', 8],
      ['rounding', { options: { rounding: 'odd' } }, 'Which rounding: odd (the reading of the scenario)', 8],
      ['limit', {}, 'Which limit: 6', undefined],
      ['limit', { options: { limit: 0 } }, 'Which limit: 0 (the reading of the scenario)', 5],
      ['table', {}, 'Which table: the default', undefined],
      ['table', { options: { table: { 1: 3 } } }, 'Which table: as the scenario says (the reading of the scenario)', 5],
    ] as const) {
      const basis = `option ${name}`;
      assert.deepEqual(describe(basis, data), { basis, text, rules, ...(line !== undefined && { line }) });
    }
  });

  it('give no line for an option of another file', () => {
    const options = { rounding: 'down' };
    assert.equal(describe('option rounding', { options, fromElsewhere: options })!.line, undefined);
  });

  it('say of a table whether it is the one of Asdic, of the scenario, or missing, and offer to replace it where that is possible', () => {
    const chart = 'navalCombatChart';
    const title = 'Naval combat chart';
    const whatHouse = 'a house table of Asdic, as the numbers of the game are not public';
    const citations = describe(`house table ${chart}`, {})!.rules;
    assert.deepEqual(
      citations.map(({ id }) => id),
      ['combat-chart'],
    );
    for (const [basis, data, text, more] of [
      [`house table ${chart}`, {}, `${title}: ${whatHouse}`, { houseTable: { table: chart, title } }],
      [
        `supplied table ${chart}`,
        { tables: { [chart]: {} } },
        `${title}: as the scenario supplies it`,
        { line: chart.length },
      ],
      [`no table ${chart}`, {}, `${title}: no table is supplied, so it has no effect`, {}],
    ] as const)
      assert.deepEqual(describe(basis, data), { basis, text, rules: citations, ...more });
    assert.deepEqual(describe('house table moons', {}), {
      ...{ basis: 'house table moons', text: `moons: ${whatHouse}`, rules: [] },
    });
  });

  it('find a table at the root of the scenario where there is none under its tables', () => {
    const basis = 'supplied table moons';
    const text = 'moons: as the scenario supplies it';
    assert.deepEqual(describe(basis, { moons: {} }), { basis, text, rules: [], line: 5 });
    const tables = { moons: {} };
    assert.equal(describe(basis, { moons: {}, tables, fromElsewhere: tables })!.line, undefined);
  });

  it('are written out where they are neither table nor option', () => {
    for (const [basis, text] of [
      ['estimated chance', 'Estimated chance'],
      ['option moons', 'Option moons'],
      ['order in the file: u-47 before u-99', 'Order in the file: u-47 before u-99'],
    ] as const)
      assert.deepEqual(describe(basis, {}), { basis, text, rules: [] });
  });
});
