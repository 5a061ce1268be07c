export * from './calendar-day';
export * from './city-time';
export * from './format-day';
export * from './short-day';
