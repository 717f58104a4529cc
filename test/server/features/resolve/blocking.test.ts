import assert from 'node:assert/strict';
import { diagnose } from '../../../../server/src/features';
import { findFirstBlockingDiagnostic, isBlocking } from '../../../../server/src/features/resolve/blocking';
import { analyzeText, biscay, findOffset } from '../support';

const azores = biscay
  .slice(findOffset(biscay, '  - id: biscay'))
  .replace('id: biscay', 'id: azores')
  .replaceAll(/(flotilla-\d|condor|liberator)/g, '$1-b');
const faulty = biscay.replace('weather: rain', 'weather: hail') + azores;

describe('the error that blocks a combat', () => {
  const find = (text: string, id: string, document = 0) => {
    const diagnostic = findFirstBlockingDiagnostic(analyzeText(text), document, id);
    return diagnostic && text.slice(diagnostic.from, diagnostic.to);
  };

  it('is the first one in it', () => {
    assert.equal(find(faulty, 'biscay'), 'hail');
    assert.equal(find(faulty, 'azores'), undefined);
    assert.equal(find(faulty, 'biscay', 1), undefined);
    const twice = faulty.replace('section: 3, count: 2', 'section: 9, count: 2');
    assert.equal(find(twice, 'biscay'), 'hail');
  });

  it('blocks it all the same where a comment hides it', () => {
    const hidden = faulty.replace('weather: hail', '$& # asdic-ignore schema/value');
    assert.deepEqual(
      diagnose(analyzeText(hidden)).filter(({ severity }) => severity === 'error'),
      [],
    );
    assert.equal(find(hidden, 'biscay'), 'hail');
  });

  it('is the first in the text, of those that are shown and of those that comments hide', () => {
    const twice = faulty.replace('section: 3, count: 2', 'section: 9, count: many');
    const hide = (text: string) => `# asdic-ignore-file schema\n${text}`;
    assert.equal(find(twice, 'biscay'), 'hail');
    assert.equal(find(hide(twice), 'biscay'), 'hail');
    const unknown = faulty.replace('weather: hail', 'weather: rain').replace('power: cw\n', 'power: us\n');
    assert.equal(find(unknown, 'biscay'), 'us');
    assert.equal(find(`# asdic-ignore-file id/unknown\n${unknown}`, 'biscay'), 'us');
    const analysis = analyzeText(unknown);
    assert.deepEqual(
      diagnose(analysis)
        .filter((diagnostic) => isBlocking(analysis, diagnostic))
        .map(({ code }) => code),
      ['id/unknown'],
    );
  });

  it('is told from other errors and from warnings', () => {
    const analysis = analyzeText(faulty.replace('atWarWith: [cw]', 'atWarWith: [cw, moon]'));
    const blocking = diagnose(analysis).filter((diagnostic) => isBlocking(analysis, diagnostic));
    assert.deepEqual(
      blocking.map(({ from, to }) => analysis.text.slice(from, to)),
      ['hail'],
    );
    assert.ok(diagnose(analysis).length > 1);
  });
});
