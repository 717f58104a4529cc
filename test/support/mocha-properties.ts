/** Properties are checked on the same values in every run, so that a failure can be repeated. `fc.assert(..., { seed })` overrides it. */
import fc from 'fast-check';

fc.configureGlobal({ seed: 19390903 });
