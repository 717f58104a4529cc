/** Loads what validates before any test: hardly a test is about loading. */
import { loadValidators } from '../../server/src/schema';

await loadValidators();
