export * from '../attack/section-modifiers';
