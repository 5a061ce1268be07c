export * from './calendar-day';
export * from './city-clock';
export * from './format-day';
export * from './short-day';
