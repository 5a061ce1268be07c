export { GuardedForm } from './guarded-form';
