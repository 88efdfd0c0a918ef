/** Sample company data, for tests. */
export const organization = {
  brand: 'Brand',
  name: 'Company',
  phone: '+886 2 5550 1800',
  email: 'us@company.test',
  address: 'Street',
  companyNumber: '10458575',
  serviceHours: '09:00 to 21:00',
};
