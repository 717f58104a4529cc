import assert from 'node:assert/strict';
import fs from 'node:fs';
import { generalCodes } from '../../../../server/src/features/diagnostics/codes/general';
import { diagnose } from '../../../../server/src/features';
import { analyzeText } from '../support';

const listCodes = (text: string) => diagnose(analyzeText(text)).map(({ code }) => code);

describe('the codes that no rule has', () => {
  for (const [code, { fails, passes }] of Object.entries(generalCodes)) {
    if (fails !== undefined)
      it(`the failing example of ${code} reports it`, () =>
        assert.ok(listCodes(fails).includes(code), listCodes(fails).join()));
    if (passes !== undefined)
      it(`the passing example of ${code} has no diagnostic`, () => assert.deepEqual(listCodes(passes), []));
  }

  it('documents every code that the sources use', () => {
    const sources = fs
      .readdirSync('server/src', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !/generated|rulesets|protocol|codes/.test(name))
      .map((name) => fs.readFileSync(`server/src/${name}`, 'utf8'))
      .join('\n');
    const written = new Set(
      [...sources.matchAll(/'((?:syntax|schema|id|table|dice|expect|result|decisions|link|follows)\/[a-z-]+)'/g)].map(
        ([, code]) => code!,
      ),
    );
    for (const [, code] of sources.matchAll(/iagnostic\('([a-z-]+)', range/g)) written.add(`syntax/${code!}`);
    assert.deepEqual([...written].filter((code) => !Object.hasOwn(generalCodes, code)).sort(), []);
    const { length } = Object.keys(generalCodes).filter((code) => !code.startsWith('asdic/'));
    assert.equal(written.size, length);
  });
});
