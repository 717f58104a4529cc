import assert from 'node:assert/strict';
import { interceptLog } from '../../client/src/log';

describe('the log of the extension', () => {
  it('keeps errors and warnings, and passes everything on', () => {
    const written: string[] = [];
    const channel = {
      name: 'Asdic',
      error: (...all: unknown[]) => written.push(`error ${all.join(' ')}`),
      warn: (...all: unknown[]) => written.push(`warn ${all.join(' ')}`),
      info(this: { name: string }, message: string) {
        written.push(`${this.name} ${message}`);
      },
    };
    const intercepted: string[] = [];
    const log = interceptLog(channel as never, (level, message) => intercepted.push(`${level}: ${message}`));
    log.error(new Error('No.'), 'in a file');
    log.warn('Late', 7);
    log.info('started');
    assert.equal(log.name, 'Asdic');
    assert.deepEqual(intercepted, ['error: Error: No. in a file', 'warn: Late 7']);
    assert.deepEqual(written, ['error Error: No. in a file', 'warn Late 7', 'Asdic started']);
  });
});
