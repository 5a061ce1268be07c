export { auditSubjectOf, createAudit, recordAudit, type Audit } from './audit';
export { auditChainModule, chainAudit, headOfAudit, verifyAudit } from './audit-chain';
export { auditedCall } from './audited-calls';
