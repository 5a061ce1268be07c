export { Badge, CountBadge, type BadgeKind } from './badge';
