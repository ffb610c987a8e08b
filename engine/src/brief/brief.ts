export {
  BRIEF_KINDS,
  BRIEF_LAYOUTS,
  BRIEF_ROLES,
  type Brief,
  type BriefBlock,
  type BriefColor,
  type BriefKind,
  type BriefLayout,
  type BriefRole,
  EMPTY_BRIEF,
  type UnusedReason,
} from '@cardwright/contract/brief';
