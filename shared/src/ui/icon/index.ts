export { Icon } from './icon';
export type { LucideIcon as IconDrawing } from 'lucide-react';
