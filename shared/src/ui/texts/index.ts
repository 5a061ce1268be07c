export * from './ui-text-source';
export * from './ui-texts';
export * from './ui-texts-context';
