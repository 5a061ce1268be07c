/** What there is: categories, departments, services, offices, and how they are found. */
export * from './app';
export * from './categories';
export * from './departments';
export * from './gray-test';
export * from './locations';
export * from './search';
export * from './services';
