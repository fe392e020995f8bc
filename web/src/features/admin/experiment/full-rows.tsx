import type { ReactNode } from 'react';
import { technicalItems } from '../../../../../src/reports/analysis-result.schema.js';
import { adminExperimentTexts } from '../../../shared/texts/admin-experiment.js';
import { compareTexts } from '../../../shared/texts/compare.js';
