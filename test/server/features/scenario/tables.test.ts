import assert from 'node:assert/strict';
import type { ReadRefusal } from '../../../../server/src/features';
import { diagnose } from '../../../../server/src/features';
import type { Violation } from '../../../../server/src/model/diagnostic';
import {
  type AnyCheck,
  analyzeText,
  withChecks,
  makeCheck,
  biscay,
  getOnlyDiagnostic,
  rulesetWith,
  formatDiagnostics,
} from '../support';

describe('tables from files', () => {
  const withTable = biscay.replace('turn:', 'tables: { sectionModifiers: tables/modifiers.yaml }\nturn:');
  const row = '{ 1: -3, 2: -2, 3: -1, 4: 0 }';
  const table = `source: my own\nfine: ${row}\nrain: ${row}\nsnow: ${row}\n`;
  const files = (text: string | undefined) => ({
    readTable: (path: string) => (path === 'tables/modifiers.yaml' && text !== undefined ? { text } : undefined),
  });

  it('reads a table from the file that a scenario names', () => {
    assert.deepEqual(formatDiagnostics(withTable, files(table)), []);
  });

  it('reports a missing table in the place that names it', () => {
    const { from, to } = getOnlyDiagnostic(withTable, 'table/missing', files(undefined));
    assert.equal(withTable.slice(from, to), 'tables/modifiers.yaml');
  });

  it('reports an unread table with a remedy, and not as missing', () => {
    const formatNotRead = (notRead: ReadRefusal) =>
      getOnlyDiagnostic(withTable, 'table/missing', { readTable: () => ({ notRead }) }).message;
    const start = 'The file `tables/modifiers.yaml` was not read, so the table counts as not supplied. ';
    assert.equal(
      formatNotRead('unsaved'),
      `${start}This scenario is in no file yet, and the path is relative to it: save it first.`,
    );
    for (const [why, remedy] of [
      ['outside', /Move it beside this file, or work in a folder that holds both/],
      ['not-relative', /Give its path relative/],
      ['too-large', /Keep only the table/],
    ] as const) {
      assert.ok(formatNotRead(why).startsWith(start), why);
      assert.match(formatNotRead(why), remedy);
    }
  });

  it('reports an unreadable table with file and line', () => {
    const { message } = getOnlyDiagnostic(withTable, 'table/unreadable', files('fine: {\nrain: 1'));
    assert.match(message, /^tables\/modifiers\.yaml, line \d+: /);
  });

  it('reports a schema error of a table in the place that names it, with file and line', () => {
    const diagnosticList = diagnose(analyzeText(withTable, files(table.replace(/(snow: \{ 1: )-3/, '$1deep'))));
    assert.deepEqual(
      diagnosticList.map(({ from, to }) => withTable.slice(from, to)),
      ['tables/modifiers.yaml'],
    );
    assert.match(diagnosticList[0]!.message, /^tables\/modifiers\.yaml, line 4: /);
  });

  it('evaluates no expectation with an invalid table', () => {
    const unmet = `${withTable.trimEnd()}\n    expect: { surprisePoints: { subs: 5 } }\n`;
    const codes = (text: string | undefined) => diagnose(analyzeText(unmet, files(text))).map(({ code }) => code);
    assert.deepEqual(codes(table), ['expect/not-met']);
    assert.deepEqual(codes(undefined), ['table/missing']);
    assert.deepEqual(codes('fine: {'), ['table/unreadable']);
    assert.equal(codes(table.replace(/(snow: \{ 1: )-3/, '$1deep')).length, 1);
  });

  it('hides an invalid table from the rules', () => {
    const seen: unknown[] = [];
    const combats = (data: object) => {
      seen.push((data as { tables?: unknown }).tables);
      return [];
    };
    const rulesets = [rulesetWith({ listCombats: combats })];
    formatDiagnostics(withTable, { rulesets, ...files(table.replace(/(snow: \{ 1: )-3/, '$1deep')) });
    formatDiagnostics(withTable, { rulesets, ...files(table) });
    assert.deepEqual(
      seen.map((tables) => tables === undefined),
      [true, false],
    );
  });

  it('keeps fixes of the header working beside a table', () => {
    const header = makeCheck('header', () => []);
    const setTitle = (item: { id: string }, root: object): Violation[] => [
      {
        message: 'x',
        place: { owner: item, key: 'id' },
        fixes: [{ title: 'Give a title', edits: [{ edit: 'set', owner: root, key: 'title', value: 'Told' }] }],
      },
    ];
    const fixEnvironment = { ...withChecks({ ...header, check: setTitle } as AnyCheck), ...files(table) };
    const [fix] = getOnlyDiagnostic(withTable, 'wif-ssw/header', fixEnvironment).listFixes();
    assert.ok(fix && fix.edits.length > 0);
  });
});
