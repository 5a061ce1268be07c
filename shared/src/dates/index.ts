export * from './calendar-day';
export * from './city-time';
export * from './format-day';
