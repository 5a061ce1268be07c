export { Card, CardGrid, ServiceCard } from './card';
