const WORDS =
  'Dr Dr. Drs. Prof Prof. Professor Professorin Rev Rev. Reverend Pastor Pastora Pastorin Father Bishop Rabbi Imam Deacon Fr. ' +
  'Mr Mr. Mrs Mrs. Ms Ms. Mx. Chef Coach Sensei DJ MC Maestro Maestra ' +
  'Herr Frau Pfarrer Pfarrerin Pater Mme Mlle Maître Abbé Père Sœur ' +
  'Sr. Sra. Srta. Señor Señora Padre Dra Dra. Profesor Profesora Doctor Doctora Professora Doutor Doutora ' +
  'Sig. Sig.ra Signor Signora Dott. Dott.ssa Dottoressa Suor Mevrouw Meneer Dhr. Mevr. Dominee Доктор Профессор Отец Шеф';

/**
 * Words before a name that make it somebody's: `Pastor Mike`, `Frau Dr. Weber`. As written, with their full stop. None
 * that the names of plays begin with (`Don Giovanni`, `Lady Macbeth`).
 */
export const HONORIFICS: readonly string[] = [...new Set(WORDS.split(' '))];
