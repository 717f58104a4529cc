/** `node:assert/strict` for hosts without Node. */
import assert from 'assert';

export default assert.strict;
