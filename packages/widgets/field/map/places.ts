/**
 * District towns of Kerala and nearby cities; `from` is the zoom at which there is room for the
 * name.
 */
export const places: readonly (readonly [name: string, latitude: number, longitude: number, from: number])[] =
  [
    ["Thiruvananthapuram", 8.52, 76.94, 6],
    ["Kollam", 8.89, 76.61, 6],
    ["Pathanamthitta", 9.26, 76.79, 8],
    ["Alappuzha", 9.5, 76.34, 8],
    ["Kottayam", 9.59, 76.52, 8],
    ["Painavu", 9.85, 76.97, 8],
    ["Kochi", 9.97, 76.28, 6],
    ["Thrissur", 10.52, 76.21, 6],
    ["Palakkad", 10.78, 76.65, 8],
    ["Malappuram", 11.07, 76.07, 8],
    ["Kozhikode", 11.25, 75.78, 6],
    ["Kalpetta", 11.61, 76.08, 8],
    ["Kannur", 11.87, 75.37, 6],
    ["Kasaragod", 12.5, 74.99, 8],
    ["Mangaluru", 12.91, 74.86, 6],
    ["Mysuru", 12.3, 76.64, 6],
    ["Bengaluru", 12.97, 77.59, 6],
    ["Coimbatore", 11.02, 76.96, 6],
    ["Madurai", 9.93, 78.12, 6],
    ["Chennai", 13.08, 80.27, 6],
    ["Hyderabad", 17.39, 78.49, 6],
    ["Mumbai", 19.08, 72.88, 6],
    ["Kolkata", 22.57, 88.36, 6],
    ["New Delhi", 28.61, 77.21, 6],
  ];
