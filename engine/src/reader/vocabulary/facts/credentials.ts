/** Letters behind a name that say what somebody has passed or belongs to, as patterns of how they are written. */
export const CREDENTIALS: readonly string[] = [
  'Ph\\.?\\s?D\\.?|M\\.?D\\.?|D\\.?O\\.?|J\\.?D\\.?|LL\\.?\\s?[BMD]\\.?|Ed\\.?D\\.?|Psy\\.?D\\.?|D\\.?D\\.?S\\.?|D\\.?V\\.?M\\.?|Dr\\.?P\\.?H\\.?',
  'B\\.?\\s?(?:A|Sc|S|Ed|Eng|Arch)\\.?|M\\.?\\s?(?:A|Sc|S|Ed|Eng|Arch|Phil)\\.?|M\\.?B\\.?A\\.?|M\\.?P\\.?H\\.?|M\\.?F\\.?A\\.?|M\\.?S\\.?W\\.?',
  'CPA|CFA|CFP|ACCA|FCA|EA|CISSP|CISA|PMP|CSM|SHRM-CP|SPHR|RN|BSN|MSN|NP|FNP|APRN|DNP|PA-C|RD|RDN|LCSW|LMFT|LPC|PT|DPT|OT|CCC-SLP',
  'Esq\\.?|QC|KC|OBE|MBE|CBE|FRCS|FRCP|MRCP|FRSC?|FRHS|RHS|RIBA|AIA|FAIA|RA|PE|LEED AP|ASID|NBCT|Jr\\.?|Sr\\.?|II|III',
  'Dipl\\.-(?:Ing|Psych|Kfm|Kffr|Biol|Päd)\\.|Mag\\.|StB|WP|RAin|MdB',
];
