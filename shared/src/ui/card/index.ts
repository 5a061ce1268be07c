export { Card, CardGrid, CardTitle, ServiceCard } from './card';
